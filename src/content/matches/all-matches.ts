import { bareResults } from './bare-results.gen.ts'
import { results } from './results.gen.ts'
import type { ResultWithoutScorecard, MatchResult } from './types.ts'

/** All seven matches, newest first. */
export const allMatches: readonly (MatchResult | ResultWithoutScorecard)[] = [
  ...results,
  ...bareResults,
].toSorted((a, b) => b.startsAt.localeCompare(a.startsAt))

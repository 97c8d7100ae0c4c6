import { bareResults } from 'virtual:matches/bare-results'
import { results } from 'virtual:matches/results'
import type { ResultWithoutScorecard, MatchResult } from './types.ts'

/** All seven matches, newest first. */
export const allMatches: readonly (MatchResult | ResultWithoutScorecard)[] = [
  ...results,
  ...bareResults,
].toSorted((a, b) => b.startsAt.localeCompare(a.startsAt))

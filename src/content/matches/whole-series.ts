import { bareResults } from 'virtual:matches/bare-results'
import { results } from 'virtual:matches/results'
import type { BareResult, MatchResult } from './types.ts'

/** All seven, newest first. */
export const wholeSeries: readonly (MatchResult | BareResult)[] = [...results, ...bareResults].toSorted(
  (a, b) => b.startsAt.localeCompare(a.startsAt),
)

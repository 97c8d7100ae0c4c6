import { result as match3 } from './match-3.json?result'
import { result as match5 } from './match-5.json?result'
import { results } from './series.ts'
import type { MatchResult } from './types.ts'

/** A match of which no published report gives the scorecard: it has a result, and nothing to open. */
export type UncardedMatch = Omit<MatchResult, 'id'> & { id: null; number: number }

function uncarded(number: number, result: Omit<MatchResult, 'id'>): UncardedMatch {
  return { ...result, id: null, number }
}

export const uncardedMatches: readonly UncardedMatch[] = [uncarded(5, match5), uncarded(3, match3)]

/** All seven, newest first. */
export const wholeSeries: readonly (MatchResult | UncardedMatch)[] = [
  ...results,
  ...uncardedMatches,
].toSorted((a, b) => b.startsAt.localeCompare(a.startsAt))

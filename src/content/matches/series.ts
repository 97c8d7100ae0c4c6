import afghanistan from 'flag-icons/flags/4x3/af.svg'
import emirates from 'flag-icons/flags/4x3/ae.svg'
import pakistan from 'flag-icons/flags/4x3/pk.svg'
import type { Localized } from '@/content/localized.ts'
import { result as final } from './final.json?result'
import { result as match1 } from './match-1.json?result'
import { result as match2 } from './match-2.json?result'
import { result as match4 } from './match-4.json?result'
import { result as match6 } from './match-6.json?result'
import { matchIds, type MatchId, type MatchResult, type TeamCode } from './types.ts'

/** The 2025 United Arab Emirates T20I tri-nation series, Sharjah, 29 August to 7 September 2025. */

/** The last day of the series: nothing here has changed since. */
export const seriesEndedAt = '2025-09-07T19:00:00Z'

export const teams: Record<TeamCode, { name: Localized; flag: string }> = {
  PAK: { name: { en: 'Pakistan', ar: 'باكستان' }, flag: pakistan },
  AFG: { name: { en: 'Afghanistan', ar: 'أفغانستان' }, flag: afghanistan },
  UAE: { name: { en: 'United Arab Emirates', ar: 'الإمارات' }, flag: emirates },
}

export function isMatchId(id: unknown): id is MatchId {
  return matchIds.some((known) => known === id)
}

/** Newest first. */
export const results: readonly MatchResult[] = [
  { id: 'final', ...final },
  { id: '6', ...match6 },
  { id: '4', ...match4 },
  { id: '2', ...match2 },
  { id: '1', ...match1 },
]

export function findResult(id: MatchId): MatchResult {
  const found = results.find((result) => result.id === id)
  if (!found) throw new Error(`No result of match ${id}`)
  return found
}

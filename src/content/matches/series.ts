import afghanistan from '@/assets/flags/af.svg'
import emirates from '@/assets/flags/ae.svg'
import pakistan from '@/assets/flags/pk.svg'
import { results } from './results.gen.ts'
import type { Localized } from '@/content/localized.ts'
import type { MatchId, MatchResult, TeamCode } from './types.ts'

/** The 2025 United Arab Emirates T20I tri-nation series, Sharjah, 29 August to 7 September 2025. */

/** The last day of the series. The data has not changed since. */
export const seriesEndedAt = '2025-09-07T19:00:00Z'

export const seriesTeams: Record<TeamCode, { code: TeamCode; name: Localized; flag: string }> = {
  PAK: { code: 'PAK', name: { en: 'Pakistan', ar: 'باكستان' }, flag: pakistan },
  AFG: { code: 'AFG', name: { en: 'Afghanistan', ar: 'أفغانستان' }, flag: afghanistan },
  UAE: { code: 'UAE', name: { en: 'United Arab Emirates', ar: 'الإمارات' }, flag: emirates },
}

export function findResult(id: MatchId): MatchResult {
  const found = results.find((result) => result.id === id)
  if (!found) throw new Error(`No result of match ${id}`)
  return found
}

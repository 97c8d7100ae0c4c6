import afghanistan from 'flag-icons/flags/4x3/af.svg'
import emirates from 'flag-icons/flags/4x3/ae.svg'
import pakistan from 'flag-icons/flags/4x3/pk.svg'
import type { Localized } from '@/content/localized.ts'
import type { MatchId, MatchResult, TeamCode } from './types.ts'

/** The 2025 United Arab Emirates T20I tri-nation series, Sharjah, 29 August to 7 September 2025. */

/** The last day of the series: nothing here has changed since. */
export const seriesEndedAt = '2025-09-07T19:00:00Z'

export const teams: Record<TeamCode, { name: Localized; flag: string }> = {
  PAK: { name: { en: 'Pakistan', ar: 'باكستان' }, flag: pakistan },
  AFG: { name: { en: 'Afghanistan', ar: 'أفغانستان' }, flag: afghanistan },
  UAE: { name: { en: 'United Arab Emirates', ar: 'الإمارات' }, flag: emirates },
}

export const matchIds = ['final', '6', '4', '2', '1'] as const satisfies readonly MatchId[]

export function isMatchId(id: unknown): id is MatchId {
  return matchIds.some((known) => known === id)
}

/** Newest first. */
export const results: readonly MatchResult[] = [
  {
    id: 'final',
    number: null,
    startsAt: '2025-09-07T15:00:00Z',
    innings: [
      { team: 'PAK', runs: 141, wickets: 8, overs: '20.0', extras: null },
      { team: 'AFG', runs: 66, wickets: 10, overs: '15.5', extras: null },
    ],
    winner: 'PAK',
    margin: 75,
    toss: { winner: 'PAK', chose: 'bat' },
    playerOfMatch: { player: 'mohammad-nawaz', team: 'PAK', figures: ['25 (21)', '5/19'] },
  },
  {
    id: '6',
    number: 6,
    startsAt: '2025-09-05T15:00:00Z',
    innings: [
      { team: 'AFG', runs: 170, wickets: 4, overs: '20.0', extras: null },
      { team: 'UAE', runs: 166, wickets: 5, overs: '20.0', extras: 10 },
    ],
    winner: 'AFG',
    margin: 4,
    toss: null,
    playerOfMatch: { player: 'ibrahim-zadran', team: 'AFG', figures: ['48'] },
  },
  {
    id: '4',
    number: 4,
    startsAt: '2025-09-02T15:00:00Z',
    innings: [
      { team: 'AFG', runs: 169, wickets: 5, overs: '20.0', extras: null },
      { team: 'PAK', runs: 151, wickets: 9, overs: '20.0', extras: null },
    ],
    winner: 'AFG',
    margin: 18,
    toss: { winner: 'AFG', chose: 'bat' },
    playerOfMatch: { player: 'ibrahim-zadran', team: 'AFG', figures: ['65 (45)'] },
  },
  {
    id: '2',
    number: 2,
    startsAt: '2025-08-30T15:00:00Z',
    innings: [
      { team: 'PAK', runs: 207, wickets: 10, overs: '20.0', extras: null },
      { team: 'UAE', runs: 176, wickets: 8, overs: '20.0', extras: null },
    ],
    winner: 'PAK',
    margin: 31,
    toss: { winner: 'PAK', chose: 'bat' },
    playerOfMatch: { player: 'saim-ayub', team: 'PAK', figures: ['69 (38)'] },
  },
  {
    id: '1',
    number: 1,
    startsAt: '2025-08-29T15:00:00Z',
    innings: [
      { team: 'PAK', runs: 182, wickets: 7, overs: '20.0', extras: null },
      { team: 'AFG', runs: 143, wickets: 10, overs: '19.5', extras: null },
    ],
    winner: 'PAK',
    margin: 39,
    toss: { winner: 'PAK', chose: 'bat' },
    playerOfMatch: { player: 'salman-ali-agha', team: 'PAK', figures: ['53* (36)'] },
  },
]

export function findResult(id: MatchId): MatchResult {
  const found = results.find((result) => result.id === id)
  if (!found) throw new Error(`No result of match ${id}`)
  return found
}

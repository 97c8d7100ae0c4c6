import { seriesMatches } from 'virtual:matches/calendar'
import type { Localized } from '@/content/localized.ts'
import { sports } from '@/content/sports.ts'
import { dayOfMatch, featuredTournament } from '@/content/tournament.ts'
import type { TeamCode } from './types.ts'

/** A sample upcoming match. Dates are days from today, so that the list stays current. */
export type SampleFixture = {
  id: string
  /** Null for the final. */
  matchNumber: number | null
  dayOffset: number
  /** Null if the team is not known yet. */
  teams: readonly [TeamCode | null, TeamCode | null]
  /** Shown for a team that is not known yet. */
  placeholders: readonly [Localized, Localized] | null
  /** Icon in the site's sprite. */
  icon: (typeof sports)['cricket']['icon']
  venue: Localized
}

/** Shared by the whole series. */
const inSharjah = { icon: sports.cricket.icon, venue: featuredTournament.venue }

/** The finalists are not known yet. */
const finalists: SampleFixture['placeholders'] = [
  { en: 'Group winner', ar: 'المتصدر' },
  { en: 'Runner-up', ar: 'الوصيف' },
]

/** 7:30 PM at the venue (UTC+4), as hours and minutes UTC. */
export const fixtureStartUtc = featuredTournament.timeUtc

const nextEdition = seriesMatches.map((match): SampleFixture => {
  const { number } = match
  const dayOffset = dayOfMatch(match)
  return number === null
    ? {
        ...inSharjah,
        id: 'sample-final',
        matchNumber: null,
        dayOffset,
        teams: [null, null],
        placeholders: finalists,
      }
    : {
        ...inSharjah,
        id: `sample-${number}`,
        matchNumber: number,
        dayOffset,
        teams: match.teams,
        placeholders: null,
      }
})

/** Two are always in the past: the page shows only those dated today or later. */
export const sampleFixtures: readonly SampleFixture[] = [
  {
    ...inSharjah,
    id: 'sample-past-1',
    matchNumber: 1,
    dayOffset: -10,
    teams: ['AFG', 'PAK'],
    placeholders: null,
  },
  {
    ...inSharjah,
    id: 'sample-past-2',
    matchNumber: 2,
    dayOffset: -5,
    teams: ['UAE', 'PAK'],
    placeholders: null,
  },
  ...nextEdition,
]

import { seriesMatches } from 'virtual:matches/calendar'
import type { Localized } from '@/content/localized.ts'
import { sportIcons } from '@/content/sport-icons.ts'
import { dayOfMatch, featuredTournament } from '@/content/tournament.ts'
import type { TeamCode } from './types.ts'

/** A sample match to come. Dates are days from today, so that the list never goes stale. */
export type SampleFixture = {
  id: string
  /** Null for the final. */
  matchNumber: number | null
  dayOffset: number
  /** Null: the side is not known yet. */
  teams: readonly [TeamCode | null, TeamCode | null]
  /** Shown for a side that is not known. */
  placeholders: readonly [Localized, Localized] | null
  /** Icon in the site's sprite. */
  icon: (typeof sportIcons)['cricket']
  venue: Localized
}

/** The same for the whole series. */
const inSharjah = { icon: sportIcons.cricket, venue: featuredTournament.venue }

/** The next finalists are not known. */
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

/** Two are past by the time anyone looks: the page shows those dated today or later. */
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

import { seriesMatches } from './calendar.gen.ts'
import type { Localized } from '@/content/localized.ts'
import { sports } from '@/content/sports.ts'
import { dayOfMatch, featuredTournament } from '@/content/tournament.ts'
import type { SeriesMatch, TeamCode } from './types.ts'

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

/** 7:30 PM at the venue (UTC+4), as hours and minutes UTC. */
export const fixtureStartUtc = featuredTournament.timeUtc

/** Two are always in the past: the page shows only those dated today or later. */
export const sampleFixtures: readonly SampleFixture[] = [
  fixtureOf('past-1', { number: 1, teams: ['AFG', 'PAK'] }, -10),
  fixtureOf('past-2', { number: 2, teams: ['UAE', 'PAK'] }, -5),
  ...seriesMatches.map((match) => fixtureOf(match.number ?? 'final', match, dayOfMatch(match))),
]

/** The finalists are not known yet. */
function fixtureOf(
  id: string | number,
  { number, teams }: Pick<SeriesMatch, 'number' | 'teams'>,
  dayOffset: number,
): SampleFixture {
  const isFinal = number === null
  return {
    id: `sample-${id}`,
    matchNumber: number,
    dayOffset,
    teams: isFinal ? [null, null] : teams,
    placeholders: isFinal
      ? [
          { en: 'Group winner', ar: 'المتصدر' },
          { en: 'Runner-up', ar: 'الوصيف' },
        ]
      : null,
    icon: sports.cricket.icon,
    venue: featuredTournament.venue,
  }
}

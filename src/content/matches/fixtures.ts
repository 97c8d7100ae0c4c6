import type { Localized } from '@/content/localized.ts'
import type { TeamCode } from './types.ts'

/** A sample match to come. Dates are days from today, so that the list never goes stale. */
export type SampleFixture = {
  id: string
  /** Null for the final. */
  matchNumber: number | null
  dayOffset: number
  /** Null: the side is not known yet. */
  teams: readonly [TeamCode | null, TeamCode | null]
  /** What stands for a side that is not known. */
  placeholders: readonly [Localized, Localized] | null
}

/** 7:30 PM at the venue (UTC+4), as hours and minutes UTC. */
export const fixtureStartUtc = { hours: 15, minutes: 30 } as const

/**
 * Two are past by the time anyone looks: the page shows those dated today or later. The rest are the next edition, on
 * the days and in the pairings of the home page's schedule (`tests/content/tournament.test.ts`).
 */
export const sampleFixtures: readonly SampleFixture[] = [
  { id: 'sample-past-1', matchNumber: 1, dayOffset: -10, teams: ['AFG', 'PAK'], placeholders: null },
  { id: 'sample-past-2', matchNumber: 2, dayOffset: -5, teams: ['UAE', 'PAK'], placeholders: null },
  { id: 'sample-1', matchNumber: 1, dayOffset: 12, teams: ['AFG', 'PAK'], placeholders: null },
  { id: 'sample-2', matchNumber: 2, dayOffset: 13, teams: ['UAE', 'PAK'], placeholders: null },
  { id: 'sample-3', matchNumber: 3, dayOffset: 15, teams: ['UAE', 'AFG'], placeholders: null },
  { id: 'sample-4', matchNumber: 4, dayOffset: 16, teams: ['AFG', 'PAK'], placeholders: null },
  { id: 'sample-5', matchNumber: 5, dayOffset: 18, teams: ['UAE', 'PAK'], placeholders: null },
  { id: 'sample-6', matchNumber: 6, dayOffset: 19, teams: ['UAE', 'AFG'], placeholders: null },
  {
    id: 'sample-final',
    matchNumber: null,
    dayOffset: 21,
    teams: [null, null],
    placeholders: [
      { en: 'Group winner', ar: 'المتصدر' },
      { en: 'Runner-up', ar: 'الوصيف' },
    ],
  },
]

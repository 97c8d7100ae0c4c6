import { fixtureStartUtc, type SampleFixture } from '@/content/matches/fixtures.ts'
import type { Language } from '@/contract/language.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'

/** The start of a sample match. Its day is relative to today's date at the venue. */
export function fixtureStart({ dayOffset }: Pick<SampleFixture, 'dayOffset'>, now: Date): Date {
  return venueDate(now, dayOffset, fixtureStartUtc)
}

export function startTimeAtVenue(language: Language): string {
  return formatVenueTime(fixtureStartUtc, language)
}

/** Whether the match is today or later. */
export function isUpcoming({ dayOffset }: Pick<SampleFixture, 'dayOffset'>): boolean {
  return dayOffset >= 0
}

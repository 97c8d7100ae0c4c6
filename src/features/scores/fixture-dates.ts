import { fixtureStartUtc, type SampleFixture } from '@/content/matches/fixtures.ts'
import { venueTimeZone } from '@/platform/format.ts'

/** Today's calendar date at the venue. From parts: the order in which a locale prints them changes between versions. */
function venueToday(now: Date): { year: number; month: number; day: number } {
  const parts = new Intl.DateTimeFormat('en-US-u-nu-latn-ca-gregory', {
    timeZone: venueTimeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now)
  const partOf = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value)
  return { year: partOf('year'), month: partOf('month'), day: partOf('day') }
}

/**
 * When a sample match starts: its day is counted from today's date at the venue, whatever the visitor's clock shows.
 * Counted in UTC, because a day of the visitor's may have 23 or 25 hours.
 */
export function fixtureStart({ dayOffset }: Pick<SampleFixture, 'dayOffset'>, now: Date): Date {
  const { year, month, day } = venueToday(now)
  return new Date(Date.UTC(year, month - 1, day + dayOffset, fixtureStartUtc.hours, fixtureStartUtc.minutes))
}

/** Dated today or later. */
export function isUpcoming({ dayOffset }: Pick<SampleFixture, 'dayOffset'>): boolean {
  return dayOffset >= 0
}

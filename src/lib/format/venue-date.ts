import { dateFormat, venueTimeZone } from './format.ts'

/** Today's calendar date at the venue. From parts: the order in which a locale prints them changes between versions. */
function venueToday(now: Date): { year: number; month: number; day: number } {
  const options = { timeZone: venueTimeZone, year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const parts = dateFormat('en', options).formatToParts(now)
  const partOf = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value)
  return { year: partOf('year'), month: partOf('month'), day: partOf('day') }
}

/** 08:00 UTC is noon at the venue: far from any midnight there. */
const venueNoonUtc = { hours: 8, minutes: 0 }

/**
 * A moment so many days from today's date at the venue, whatever the visitor's clock shows; noon there by
 * default. Counted in UTC, because a local day may have 23 or 25 hours.
 */
export function venueDate(now: Date, dayOffset: number, timeUtc = venueNoonUtc): Date {
  const { year, month, day } = venueToday(now)
  return new Date(Date.UTC(year, month - 1, day + dayOffset, timeUtc.hours, timeUtc.minutes))
}

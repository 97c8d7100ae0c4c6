import { dateFormat, venueTimeZone } from './format.ts'

/**
 * Today's date at the venue. Built from parts, because the order in which a locale prints them varies between versions.
 */
function venueToday(now: Date): { year: number; month: number; day: number } {
  const options = { timeZone: venueTimeZone, year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const parts = dateFormat('en', options).formatToParts(now)
  const partOf = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value)
  return { year: partOf('year'), month: partOf('month'), day: partOf('day') }
}

/** 08:00 UTC is noon at the venue, far from midnight there. */
const venueNoonUtc = { hours: 8, minutes: 0 }

/**
 * A time on the day `dayOffset` days from today at the venue, regardless of the visitor's clock. Defaults to noon
 * there.
 *
 * Computed in UTC, because a day in the visitor's time zone may have 23 or 25 hours.
 */
export function venueDate(now: Date, dayOffset: number, timeUtc = venueNoonUtc): Date {
  const { year, month, day } = venueToday(now)
  return new Date(Date.UTC(year, month - 1, day + dayOffset, timeUtc.hours, timeUtc.minutes))
}

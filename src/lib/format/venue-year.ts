import { venueDate } from './venue-date.ts'

/** The year at the venue, `dayOffset` days from today. */
export function venueYear(now: Date, dayOffset = 0): number {
  return venueDate(now, dayOffset).getUTCFullYear()
}

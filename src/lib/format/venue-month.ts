import { venueDate } from './venue-date.ts'

/** The first day of the month that is `monthsBefore` months before the day `dayOffset` days from today. */
export function venueMonth(now: Date, dayOffset: number, monthsBefore = 0): Date {
  const day = venueDate(now, dayOffset)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - monthsBefore, 1, 8))
}

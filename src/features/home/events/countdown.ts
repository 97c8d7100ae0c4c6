import { venueDate } from '@/lib/format/venue-date.ts'

const dayMs = 86_400_000
/** How many days before the start the progress begins to fill. */
const leadDays = 30

/** Midnight at the venue, `dayOffset` days from today there. */
export function startOfVenueDay(now: Date, dayOffset: number): Date {
  return venueDate(now, dayOffset, { hours: -4, minutes: 0 })
}

/** Whole days until the start date, rounded up; none once it has come. */
export function daysUntil(start: Date, now: Date): number {
  return Math.max(0, Math.ceil((start.getTime() - now.getTime()) / dayMs))
}

/** How far the last thirty days have passed, in percent. */
export function countdownProgress(days: number): number {
  return Math.min(100, Math.max(0, ((leadDays - days) / leadDays) * 100))
}

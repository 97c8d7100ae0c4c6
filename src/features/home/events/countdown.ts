import { venueDate } from '@/lib/format/venue-date.ts'
import { venueUtcOffset } from '@/lib/format/zone.ts'

const dayMs = 86_400_000
/** Days before the start at which the progress bar starts to fill. */
const leadDays = 30

/** Midnight at the venue, `dayOffset` days from the venue's today. */
export function startOfVenueDay(now: Date, dayOffset: number): Date {
  return venueDate(now, dayOffset, { hours: 0, minutes: -venueUtcOffset / 60_000 })
}

/** Whole days until the start, rounded up. Zero from the start on. */
export function daysUntil(start: Date, now: Date): number {
  return Math.max(0, Math.ceil((start.getTime() - now.getTime()) / dayMs))
}

/** The elapsed share of the last `leadDays` days, in per cent. */
export function countdownProgress(days: number): number {
  return Math.min(100, Math.max(0, ((leadDays - days) / leadDays) * 100))
}

import type { Language } from '@/contract/language.ts'
import { formatTime } from './format.ts'
import { venueUtcOffset } from './zone.ts'

/** May be before midnight or after it. */
export type TimeUtc = { hours: number; minutes: number }

/** 08:00 UTC is noon at the venue, far from midnight there. */
const venueNoonUtc: TimeUtc = { hours: 8, minutes: 0 }

/**
 * A time on the day `dayOffset` days from today at the venue, regardless of the visitor's clock. Defaults to noon
 * there.
 *
 * Computed in UTC, because a day in the visitor's time zone may have 23 or 25 hours.
 */
export function venueDate(now: Date, dayOffset: number, timeUtc = venueNoonUtc): Date {
  // The UTC fields of the shifted time are the calendar date at the venue.
  const today = new Date(now.getTime() + venueUtcOffset)
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  return new Date(Date.UTC(year, month, day + dayOffset, timeUtc.hours, timeUtc.minutes))
}

/** A UTC time of day as venue time. The venue's UTC offset is the same all year. */
export function formatVenueTime(timeUtc: TimeUtc, language: Language): string {
  return formatTime(venueDate(new Date(0), 0, timeUtc), language)
}

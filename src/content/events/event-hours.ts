import type { SportsEvent } from './types.ts'
import type { TimeUtc } from '@/lib/format/venue-date.ts'
import { sports } from '@/content/sports.ts'

const doorsBefore = 2

/** Hours around the first bout of an event that has not been held. */
export function eventHours({ timeUtc }: Pick<SportsEvent, 'timeUtc'>): { doors: TimeUtc; first: TimeUtc } {
  return { doors: { ...timeUtc, hours: timeUtc.hours - doorsBefore }, first: timeUtc }
}

const esportsMinutes = 300

/** The event's own length, otherwise the usual length of its kind. */
export function lengthMinutes({
  sport,
  durationMinutes,
}: Pick<SportsEvent, 'sport' | 'durationMinutes'>): number {
  return durationMinutes ?? (sport === 'esports' ? esportsMinutes : sports[sport].usualMinutes)
}

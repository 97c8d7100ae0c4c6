import type { EventCategory } from './event-categories.ts'
import type { SportsEvent } from './types.ts'
import { lengthMinutes } from './event-hours.ts'

export type EventPhase = 'upcoming' | 'live' | 'past'

/** The fields that determine an event's phase. */
export type Night = Pick<SportsEvent, 'status' | 'dayOffset' | 'timeUtc' | 'durationMinutes'> & {
  sport: EventCategory
}

const minuteMs = 60_000
const dayMinutes = 24 * 60
/** Venue clocks are four hours ahead of UTC all year. Days from today count from the venue's date. */
const venueMinutes = 4 * 60

/** Minutes since the first bout began; negative before it. */
export function minutesSinceStart(
  { dayOffset, timeUtc }: Pick<Night, 'dayOffset' | 'timeUtc'>,
  now: Date,
): number {
  const atVenue = now.getTime() / minuteMs + venueMinutes
  const sinceMidnight = atVenue - Math.floor(atVenue / dayMinutes) * dayMinutes
  return sinceMidnight - venueMinutes - dayOffset * dayMinutes - timeUtc.hours * 60 - timeUtc.minutes
}

/**
 * The only definition of "live": between the first bout and the end, by the clock. Nothing is live until the visitor's
 * clock is known.
 */
export function getPhase(event: Night, now: Date | null): EventPhase {
  if (event.status === 'past') return 'past'
  if (!now) return 'upcoming'
  const since = minutesSinceStart(event, now)
  if (since < 0) return 'upcoming'
  return since < lengthMinutes(event) ? 'live' : 'past'
}

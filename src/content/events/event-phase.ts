import type { EventCategory } from './event-categories.ts'
import type { SportsEvent } from './types.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { isCancelled } from './card-change.ts'
import { lengthMinutes } from './event-hours.ts'

export type EventPhase = 'upcoming' | 'live' | 'past'

/** The fields that determine an event's phase. */
export type EventSchedule = Pick<
  SportsEvent,
  'status' | 'dayOffset' | 'timeUtc' | 'durationMinutes' | 'changes'
> & {
  sport: EventCategory
}

const minuteMs = 60_000

/** Minutes since the first bout began; negative before it. */
export function minutesSinceStart(
  { dayOffset, timeUtc }: Pick<EventSchedule, 'dayOffset' | 'timeUtc'>,
  now: Date,
): number {
  return (now.getTime() - venueDate(now, dayOffset, timeUtc).getTime()) / minuteMs
}

/**
 * The only definition of "live": between the first bout and the end, by the clock. Nothing is live until the visitor's
 * clock is known, and a cancelled event never is.
 */
export function getPhase(event: EventSchedule, now: Date | null): EventPhase {
  if (event.status === 'past') return 'past'
  if (!now) return 'upcoming'
  const since = minutesSinceStart(event, now)
  if (since < 0) return 'upcoming'
  return since < lengthMinutes(event) && !isCancelled(event) ? 'live' : 'past'
}

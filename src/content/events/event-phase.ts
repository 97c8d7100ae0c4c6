import type { SportsEvent } from './types.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { venueUtcOffset } from '@/lib/format/zone.ts'
import { isCancelled } from './card-change.ts'
import { lengthMinutes } from './event-hours.ts'
import { findReport } from './reported-night.ts'

export type EventPhase = 'upcoming' | 'live' | 'past'

/** The fields that determine an event's phase. */
export type EventSchedule = Pick<
  SportsEvent,
  'id' | 'status' | 'sport' | 'dayOffset' | 'timeUtc' | 'durationMinutes' | 'changes'
>

const minuteMs = 60_000

/** Minutes since the first bout began; negative before it. */
export function minutesSinceStart(
  { dayOffset, timeUtc }: Pick<EventSchedule, 'dayOffset' | 'timeUtc'>,
  now: Date,
): number {
  return (now.getTime() - venueDate(now, dayOffset, timeUtc).getTime()) / minuteMs
}

/** The first and the last moment of a day at the venue. The day does not matter: events are relative to it. */
const wholeDay = [new Date(-venueUtcOffset), new Date(24 * 60 * minuteMs - 1 - venueUtcOffset)]

/**
 * The only definition of "live": between the first bout and the end, by the card feed, otherwise by the clock. Until the
 * visitor's clock is known, only what is on at every hour of today is live. A cancelled event never is.
 */
export function getPhase(event: EventSchedule, now: Date | null): EventPhase {
  if (event.status === 'past') return 'past'
  const report = findReport(event, now)
  if (report?.bouts.some(({ row, state }) => row === 1 && state === 'over')) return 'past'
  if (report?.isCurrent && report.bouts.some(({ state }) => state !== 'next')) return 'live'
  const isOn = (at: Date) => {
    const since = minutesSinceStart(event, at)
    return since >= 0 && since < lengthMinutes(event)
  }
  if (!isCancelled(event) && (now ? [now] : wholeDay).every(isOn)) return 'live'
  return now && minutesSinceStart(event, now) >= 0 ? 'past' : 'upcoming'
}

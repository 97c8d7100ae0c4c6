import type { TimeUtc } from '@/lib/format/venue-date.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { getPhase, minutesSinceStart } from '@/content/events/event-phase.ts'
import { findEvent } from '@/content/events/events.ts'
import { cardOf } from './records.ts'
import { boutStarts } from './start-times.ts'
import type { Bout } from './types.ts'

/** `since` in minutes. */
export type StartEstimate =
  | { phase: 'coming'; dayOffset: number; from: TimeUtc; to: TimeUtc }
  | { phase: 'on'; since: number }
  | { phase: 'over' }

/**
 * The estimated start of a bout, on the day of its event. Null if it is past or cancelled, and for coming matches: when
 * each begins is not published.
 */
export function startOf(bout: Bout, now: Date | null): StartEstimate | null {
  const start = startOfSlot(bout, now)
  return bout.kind === 'match' && start?.phase === 'coming' ? null : start
}

/** Also for coming matches, whose range is only the start of their day. */
export function startOfSlot(bout: Bout, now: Date | null): StartEstimate | null {
  const event = findEvent(bout.event)
  if (!event || event.status === 'past') return null
  const card = cardOf(event.id)
  if (!card.includes(bout) || isCancelled(event)) return null
  if (getPhase(event, now) === 'past') return { phase: 'over' }
  const start = boutStarts(card, event, now ? minutesSinceStart(event, now) : -1)[card.indexOf(bout)]
  if (start?.phase !== 'coming') return start ?? { phase: 'over' }
  const { dayOffset, timeUtc } = event
  const after = (minutes: number) => ({ ...timeUtc, minutes: timeUtc.minutes + minutes })
  const { from, to } = bout.kind === 'match' ? { from: 0, to: 0 } : start
  return { phase: 'coming', dayOffset, from: after(from), to: after(to) }
}

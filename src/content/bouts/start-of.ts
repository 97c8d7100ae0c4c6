import type { TimeUtc } from '@/lib/format/venue-date.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { getPhase, minutesSinceStart } from '@/content/events/event-phase.ts'
import { findEvent } from '@/content/events/events.ts'
import { findRunningReport } from '@/content/events/reported-night.ts'
import { cardOf } from './records.ts'
import { reportedStarts } from './reported-starts.ts'
import { boutStarts } from './start-times.ts'
import type { Bout } from './types.ts'

/** `since` in minutes. */
export type StartEstimate = (
  | { phase: 'coming'; dayOffset: number; from: TimeUtc; to: TimeUtc }
  | { phase: 'on'; since: number }
  | { phase: 'over' }
) & {
  /** Where it is from: the schedule, the card feed, or an old report of the feed with its time. */
  by: 'schedule' | 'feed' | Date
}

/**
 * The estimated start of a bout, on the day of its event. Null if it is past, decided or cancelled, and for coming
 * matches: when each begins is not published.
 */
export function startOf(bout: Bout, now: Date | null): StartEstimate | null {
  const start = startOfSlot(bout, now)
  return bout.kind === 'match' && start?.phase === 'coming' ? null : start
}

/** Also for coming matches, whose range is only the start of their day. */
export function startOfSlot(bout: Bout, now: Date | null): StartEstimate | null {
  const event = findEvent(bout.event)
  if (!event || event.status === 'past') return null
  const card = cardOf(event.id, now)
  const index = card.findIndex(({ order }) => order === bout.order)
  if (!card[index] || card[index].result || isCancelled(event)) return null
  const report = findRunningReport(event, now)
  const by = report ? (report.isCurrent ? 'feed' : report.at) : 'schedule'
  if (getPhase(event, now) === 'past') return { phase: 'over', by }
  const starts = report
    ? reportedStarts(card, event, report)
    : boutStarts(card, event, now ? minutesSinceStart(event, now) : -1)
  const start = starts[index]
  if (start?.phase !== 'coming') return { ...(start ?? { phase: 'over' }), by }
  const { dayOffset, timeUtc } = event
  const after = (minutes: number) => ({ ...timeUtc, minutes: timeUtc.minutes + minutes })
  const { from, to } = bout.kind === 'match' ? { from: 0, to: 0 } : start
  return { phase: 'coming', dayOffset, from: after(from), to: after(to), by }
}

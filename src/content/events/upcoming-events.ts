import { isCancelled } from './card-change.ts'
import { eventPageOf } from './event-page-of.ts'
import type { EventSchedule } from './event-phase.ts'
import { withFileId } from './with-file-id.ts'
import type { UpcomingCard } from './types.ts'

/** Only the cards, so that lists do not load the events' pages. The query turns each export into a separate module. */
const files = import.meta.glob<UpcomingCard>('./upcoming/*.ts', {
  query: '?card',
  import: 'card',
  eager: true,
})

export const upcomingCards = withFileId(files)

export type UpcomingEvent = ReturnType<typeof listedOf>[number]

const listedOf = () =>
  upcomingCards.flatMap(({ listed, ...event }) => {
    const id = eventPageOf(event.id)
    return listed && id ? [{ ...event, ...listed, id }] : []
  })

/** Invented events, soonest first. Lists label them "Sample data". */
export const upcomingEvents = listedOf().toSorted((a, b) => a.dayOffset - b.dayOffset)

/** The listed event of today. */
export const tonight = upcomingEvents.find((event) => event.dayOffset === 0 && !isCancelled(event))

/** For `getPhase`. */
export function scheduleOf(event: Omit<EventSchedule, 'status'>): EventSchedule {
  const { id, sport, dayOffset, timeUtc, durationMinutes, changes } = event
  return { id, status: 'upcoming', sport, dayOffset, timeUtc, durationMinutes, changes }
}

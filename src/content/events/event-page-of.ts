import { eventIds, type EventId } from './event-ids.ts'

/** The event's id if it has a page in the demo area. Needs only the ids, which are cheap to load. */
export function eventPageOf(id: string): EventId | undefined {
  return eventIds.find((known) => known === id)
}

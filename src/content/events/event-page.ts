import { eventIds, type EventId } from './event-ids.ts'

/** The id of an event that has a page in the demo area. Only needs the ids, which are cheap to load. */
export function eventPageOf(id: string): EventId | undefined {
  return eventIds.find((known) => known === id)
}

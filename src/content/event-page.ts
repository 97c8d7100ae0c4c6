import { eventIds, type EventId } from './event-ids.ts'

/** An event's page in the demo area, when it has one; asked by the ids alone, which any page can afford. */
export function eventPageOf(id: string): EventId | undefined {
  return eventIds.find((known) => known === id)
}

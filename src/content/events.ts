import { comingEvents } from './events/coming.ts'
import { pastBoxing } from './events/past-boxing.ts'
import { pastCricket } from './events/past-cricket.ts'
import { pastFootball } from './events/past-football.ts'
import { pastMma } from './events/past-mma.ts'
import type { SportsEvent } from './events/types.ts'

/** Invented events of the demo area: upcoming by date, then past, latest first. */
export const events: readonly SportsEvent[] = [
  ...comingEvents,
  ...[...pastMma, ...pastBoxing, ...pastCricket, ...pastFootball].toSorted(
    (a, b) => b.dayOffset - a.dayOffset,
  ),
]

const byId: ReadonlyMap<string, SportsEvent> = new Map(events.map((event) => [event.id, event]))

export function findEvent(id: string): SportsEvent | undefined {
  return byId.get(id)
}

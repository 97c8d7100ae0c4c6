import type { Bout } from '@/content/bouts/types.ts'
import { listedCardOf } from '@/content/bouts/records.ts'
import { nameOfId } from '@/content/bouts/sides.ts'
import type { Localized } from '@/content/localized.ts'
import { events } from './events.ts'
import type { BoutChange, EventChange } from './card-change.ts'
import type { SportsEvent } from './types.ts'

/** A change with the bout that it concerns, or of the event itself. `features/event/change-text.ts` has its texts. */
export type ListedChange = { event: SportsEvent } & (
  | { bout: Bout; change: BoutChange }
  | { bout: null; change: EventChange }
)

/** Every late change of every event, the latest first. Its moment `change.at` is relative to today, for `venueDate`. */
export function allChanges(): readonly ListedChange[] {
  return events.flatMap(changesOf).toSorted((a, b) => minutesOf(b) - minutesOf(a))
}

/** The changes of an event, in the order of its file. */
export function changesOf(event: SportsEvent): ListedChange[] {
  return (event.changes ?? []).map((change) => {
    if (change.bout === undefined) return { event, bout: null, change }
    const bout = listedCardOf(event.id)[change.bout - 1]
    if (!bout) throw new Error(`${event.id} has no bout ${change.bout}`)
    return { event, bout, change }
  })
}

/** The names of those who were on the card and no longer are, for search. */
export function absentNames(event: SportsEvent): Localized[] {
  return changesOf(event).flatMap(({ bout, change }) => {
    if (change.kind === 'replaced') return nameOfId(change.before)
    return change.kind === 'cancelled' && bout ? [nameOfId(bout.red), nameOfId(bout.blue)] : []
  })
}

function minutesOf({ change: { at } }: ListedChange): number {
  return (at.dayOffset * 24 + at.timeUtc.hours) * 60 + at.timeUtc.minutes
}

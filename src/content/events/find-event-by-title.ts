import { foldText } from '@/lib/name-search/fold.ts'
import { events } from './events.ts'
import type { SportsEvent } from './types.ts'

/** A coming event by its title in either language. The code API sends a title without an id. */
export function findEventByTitle(title: string): SportsEvent | undefined {
  const wanted = foldText(title)
  return events.find(
    (event) => event.status !== 'past' && Object.values(event.title).some((one) => foldText(one) === wanted),
  )
}

import { cardOf } from '@/content/bouts/records.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'
import { placeOf } from '@/content/place-of.ts'
import type { Language } from '@/contract/language.ts'
import { eventPageOf } from './event-page-of.ts'
import type { PastCard } from './types.ts'

type Listed = Pick<PastCard, 'dayOffset' | 'art' | 'venue' | 'city'> & { id: string }

/** What the poster of a listed event shows. Its sides are the main bout's, empty without bouts. */
export function posterFacts(event: Listed, language: Language) {
  const page = eventPageOf(event.id)
  const main = page && cardOf(page)[0]
  const sides = (['red', 'blue'] as const).flatMap((corner) => {
    if (!main) return []
    const side = sideOf(main, corner)
    const { id, country } = side.player ?? side.team
    return [{ name: nameOf(side), record: side.record, seed: id, nation: country }]
  })
  return { sides, art: event.art, dayOffset: event.dayOffset, place: placeOf(event, language) }
}

import { absentNames } from '@/content/events/changes.ts'
import { events } from '@/content/events/events.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { isSport, type Sport } from '@/content/sport-ids.ts'
import { categoryName } from '@/content/category-name.ts'
import { sports } from '@/content/sports.ts'
import { indexTexts } from '@/lib/name-search/text-search.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'

export const searchedEvents = events.filter(({ status }) => status === 'past')

const index = indexTexts(searchedEvents, (event) => [
  ...Object.values(event.title),
  ...cardOf(event.id).flatMap((bout) =>
    (['red', 'blue'] as const).flatMap((corner) => Object.values(nameOf(sideOf(bout, corner)))),
  ),
  ...absentNames(event).flatMap((name) => Object.values(name)),
  ...Object.values(categoryName(event.sport)),
  ...(isSport(event.sport) ? sports[event.sport].aliases : []),
])

/** Searches past events by title, fighter, team or sport; latest first. */
export function searchPastEvents(query: string, sport: Sport | undefined): readonly SportsEvent[] {
  const found = new Set(index.find(query))
  return searchedEvents.filter((event) => found.has(event) && (!sport || event.sport === sport))
}

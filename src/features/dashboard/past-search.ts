import { events } from '@/content/events/events.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { cardOf } from '@/content/bouts/records.ts'
import type { Sport } from '@/content/sports.ts'
import { indexTexts } from '@/lib/name-search/text-search.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'

/** Search terms for each sport; all of them match in either page language. */
const sportWords: Record<Sport, readonly string[]> = {
  boxing: ['boxing', 'ملاكمة'],
  mma: ['MMA', 'mixed martial arts', 'فنون قتالية مختلطة'],
  // The second Arabic spelling is common, though the site does not use it.
  cricket: ['cricket', 'كريكيت', 'كريكت'],
  football: ['football', 'soccer', 'كرة قدم'],
}

export const pastEvents = events.filter(({ status }) => status === 'past')

const index = indexTexts(pastEvents, (event) => [
  ...Object.values(event.title),
  ...cardOf(event.id).flatMap((bout) =>
    (['red', 'blue'] as const).flatMap((corner) => Object.values(nameOf(sideOf(bout, corner)))),
  ),
  ...sportWords[event.sport],
])

/** Searches past events by title, fighter, team or sport; latest first. */
export function findPast(query: string, sport: Sport | undefined): readonly SportsEvent[] {
  const found = new Set(index.find(query))
  return pastEvents.filter((event) => found.has(event) && (!sport || event.sport === sport))
}

/** The most watched replays. */
export function mostWatched(count: number): readonly SportsEvent[] {
  return pastEvents.toSorted((a, b) => b.viewers - a.viewers).slice(0, count)
}

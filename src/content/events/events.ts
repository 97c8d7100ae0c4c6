import { eventIds } from './event-ids.ts'
import type { EventStory, SportsEvent } from './types.ts'
import { pastCards } from './past-events.ts'
import { upcomingCards } from './upcoming-events.ts'

const stories = import.meta.glob<EventStory | null>('./*/*.ts', {
  query: '?story',
  import: 'story',
  eager: true,
})

/** Invented events of the demo area: upcoming by date, then past, latest first. */
export const events: readonly SportsEvent[] = eventIds.map((id) => {
  const upcoming = upcomingCards.find((card) => card.id === id)
  const card = upcoming ?? pastCards.find((past) => past.id === id)
  const story = stories[`./${upcoming ? 'upcoming' : 'past'}/${id}.ts`]
  if (!card?.prize || !story) throw new Error(`No page can be made of event ${id}`)
  const { prize } = card
  return { ...card, ...story, id, prize, status: upcoming ? 'upcoming' : 'past' }
})

const byId: ReadonlyMap<string, SportsEvent> = new Map(events.map((event) => [event.id, event]))

export function findEvent(id: string): SportsEvent | undefined {
  return byId.get(id)
}

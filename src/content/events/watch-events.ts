import type { EventId } from './event-ids.ts'
import type { EventSchedule } from './event-phase.ts'
import { pastCards } from './past-events.ts'
import { upcomingCards } from './upcoming-events.ts'

const ids = [
  'battle-of-the-burj',
  'gulf-masters-esports',
  'gulf-boxing-night-2',
  'corniche-cup',
] as const satisfies readonly EventId[]

/** The watch page's sample events: two live or upcoming, two past. */
export const watchEvents = ids.map((id) => {
  const coming = upcomingCards.find((card) => card.id === id)
  const card = coming ?? pastCards.find((past) => past.id === id)
  if (!card) throw new Error(`No event is called ${id}`)
  const status: EventSchedule['status'] = coming ? 'upcoming' : 'past'
  return { ...card, status, id }
})

export type WatchPageEvent = (typeof watchEvents)[number]

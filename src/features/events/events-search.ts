import { eventCategories, type EventCategory } from '@/content/event-categories.ts'

export type EventsSearch = { category?: string }

/** Null shows every past event; so does an address that names no category of ours. */
export function readCategory({ category }: EventsSearch): EventCategory | null {
  return eventCategories.find((known) => known === category) ?? null
}

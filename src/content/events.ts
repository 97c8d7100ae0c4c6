import type { Art } from '@/assets/art/art.ts'
import type { Localized } from './localized.ts'
import type { Sport } from './sports.ts'

export const eventIds = [
  'battle-of-the-burj',
  'emirates-sixes',
  'gulf-boxing-night-2',
  'gulf-boxing-night-3',
  'corniche-cup',
] as const
export type EventId = (typeof eventIds)[number]

export type Highlight = { id: string; title: Localized; description: Localized; seconds: number; views: number }

export type SportsEvent = {
  id: EventId
  title: Localized
  subtitle: Localized
  sport: Sport
  status: 'live' | 'upcoming' | 'past'
  /** Days from today: sample events never go stale. 0 when live. */
  dayOffset: number
  /** The first bout, for `venueDate` and `formatTime`, which print UAE time. */
  timeUtc: { hours: number; minutes: number }
  venue: Localized
  city: Localized
  prize: Localized
  /** Expected before, counted after. */
  attendance: number
  /** Watching now when live, expected when upcoming, replay views when past. */
  viewers: number
  /** How long the whole event lasted, of past events only. */
  durationMinutes: number | null
  art: Art
  /** Whether the picture may turn round in right-to-left pages. */
  mayMirror: boolean
  description: Localized
  /** Empty while nothing has been fought. */
  highlights: readonly Highlight[]
}

/** Invented events of the demo area: live first, then upcoming by date, then past, latest first. */
export const events: readonly SportsEvent[] = []

export function findEvent(id: string): SportsEvent | undefined {
  return events.find((event) => event.id === id)
}

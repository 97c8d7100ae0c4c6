import type { Art } from '@/assets/art/art.ts'
import type { EventId } from '@/content/event-ids.ts'
import type { Localized } from '@/content/localized.ts'
import type { Sport } from '@/content/sports.ts'

export type Highlight = {
  id: string
  title: Localized
  description: Localized
  seconds: number
  views: number
  /** The bout that it is of, by its place on the card; the main one unless told otherwise. */
  bout?: number
}

export type SportsEvent = {
  id: EventId
  title: Localized
  subtitle: Localized
  sport: Sport
  /** Whether it has been held. What is on now is told by the clock alone: `event-phase.ts`. */
  status: 'upcoming' | 'past'
  /** Days from today: sample events never go stale. */
  dayOffset: number
  /** The first bout, for `venueDate` and `formatTime`, which print UAE time. */
  timeUtc: { hours: number; minutes: number }
  venue: Localized
  city: Localized
  prize: Localized
  /** Expected before, counted after. */
  attendance: number
  /** Watching while it is live, expected before that, replay views when past. */
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

import type { Art } from '@/assets/art/art.ts'
import type { ArticleId } from '@/content/articles/article-ids.ts'
import type { CombatResult, CombatBout, Margin, TeamMatch } from '@/content/bouts/types.ts'
import type { EventCategory } from './event-categories.ts'
import type { EventId } from './event-ids.ts'
import type { Localized, TitleAndDescription } from '@/content/localized.ts'
import type { PlayerId } from '@/content/players/player-ids.ts'
import type { WeightClass } from '@/content/players/types.ts'
import type { Sport } from '@/content/sports.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'

/** What every list needs of an event. Its file is called after it. */
type EventCard = {
  title: Localized
  sport: EventCategory
  /** Days from today: sample events never go stale. */
  dayOffset: number
  /** The first bout, for `venueDate` and `formatTime`, which print UAE time. */
  timeUtc: { hours: number; minutes: number }
  venue: Localized
  city: Localized
  /** Null if unknown. */
  prize: Localized | null
  /** Expected before, counted after. */
  attendance: number
  art: Art
}

/** `other` is drawn neutral and says `statusText`. */
export type UpcomingStatus =
  | 'live-registration'
  | 'coming-soon'
  | 'early-bird'
  | 'registration-open'
  | 'other'

export type UpcomingCard = EventCard & {
  /** What the public lists say besides. */
  listed?: {
    status: UpcomingStatus
    /** What a status `other` says. */
    statusText?: Localized
    featured?: true
    /** The two sides, or the number of participants. */
    matchup: Localized
    teaser: Localized
  }
}

export type PastCard = EventCard & {
  listed?: {
    teaser: Localized
    /** Where its story is read; else on its own page, or under its picture. */
    article?: ArticleId
  }
}

export type Highlight = {
  id: string
  title: Localized
  description: Localized
  seconds: number
  views: number
  /** Index of its bout on the card. Defaults to the main event. */
  bout?: number
}

/** Further facts for the page of an event. */
export type EventStory = {
  subtitle: Localized
  /** Watching while it is live, expected before that, replay views when past. */
  viewers: number
  /** How long the whole event lasted, of past events only. */
  durationMinutes: number | null
  description: Localized
  /** Empty while nothing has been fought. */
  highlights: readonly (TitleAndDescription & { clip: Omit<Highlight, 'title' | 'description'> })[]
  /** A night's bouts, the main event first. */
  fights?: readonly (readonly [
    red: PlayerId,
    blue: PlayerId,
    weightClass: WeightClass,
    rounds: CombatBout['rounds'],
    result?: readonly [CombatResult['winner'], CombatResult['method'], round: number, time: string] | null,
    isTitle?: 'title',
  ])[]
  /** A day's matches, the last to be played first. */
  matches?: readonly (readonly [
    stage: TeamMatch['stage'],
    red: TeamId,
    blue: TeamId,
    result?: readonly [winner: 'red' | 'blue' | 'draw', redScore: string, blueScore: string, Margin],
  ])[]
}

/** An event with a page in the demo area. */
export type SportsEvent = EventCard &
  Omit<EventStory, 'highlights'> & {
    id: EventId
    sport: Sport
    prize: Localized
    highlights: readonly Highlight[]
    /** Whether the event is over. Only the clock decides whether it is on now: `event-phase.ts`. */
    status: 'upcoming' | 'past'
  }

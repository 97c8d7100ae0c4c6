import type { Art } from '@/assets/art/art.ts'
import type { ArticleId } from '@/content/articles/article-ids.ts'
import type { CombatResult, CombatBout, Margin, TeamMatch } from '@/content/bouts/types.ts'
import type { EventCategory } from './event-categories.ts'
import type { EventId } from './event-ids.ts'
import type { Language } from '@/contract/language.ts'
import type { Localized, TitleAndDescription } from '@/content/localized.ts'
import type { PlayerId } from '@/content/players/player-ids.ts'
import type { WeightClass } from '@/content/players/types.ts'
import type { Sport } from '@/content/sports.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'

/** The facts for lists of events. The file name is the event's id. */
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

/** `other` has a neutral colour and shows `statusText`. */
export type UpcomingStatus =
  | 'live-registration'
  | 'coming-soon'
  | 'early-bird'
  | 'registration-open'
  | 'other'

export type UpcomingCard = EventCard & {
  /** Further facts for the public lists. */
  listed?: {
    status: UpcomingStatus
    /** The text of the status `other`. */
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
    /** The page with its story. Defaults to its own page, or its photo. */
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

/** The languages of the stream. No captions: an empty list. */
export type EventLanguages = Record<'commentary' | 'captions', readonly Language[]>

/** Further facts for the page of an event. */
export type EventStory = {
  subtitle: Localized
  /** Viewers: live while it is on, expected before, replay views after. */
  viewers: number
  /** How long the whole event lasted, of past events only. */
  durationMinutes: number | null
  /** Null: not announced. */
  languages: EventLanguages | null
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

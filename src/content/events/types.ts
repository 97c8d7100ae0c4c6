import type { Art } from '@/assets/art/art.ts'
import type { ArticleId } from '@/content/articles/article-ids.ts'
import type { CombatBout, Margin, TeamMatch } from '@/content/bouts/types.ts'
import type { CombatResult } from '@/contract/card-report.ts'
import type { BoutChange, EventChange, Moment } from './card-change.ts'
import type { EventCategory } from './event-categories.ts'
import type { EventId } from './event-ids.ts'
import type { UpcomingStatus } from './event-status.ts'
import type { Language } from '@/contract/language.ts'
import type { Localized, TitleAndDescription } from '@/content/localized.ts'
import type { PlayerId } from '@/content/players/player-ids.ts'
import type { WeightClass } from '@/content/players/types.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'

/** The fields that every list needs. The file name is the event's id. */
type EventCard = Moment & {
  title: Localized
  sport: EventCategory
  venue: Localized
  city: Localized
  /** Null if no prize was announced. */
  prize: Localized | null
  /** Expected for upcoming events, actual for past ones. */
  attendance: number
  /** The actual length of a past event. Before it: only if it differs from the usual length of its kind. */
  durationMinutes?: number | undefined
  art: Art
  /** Where the stream is shown: the codes of `countries.ts`. Missing: not announced. */
  regions?: readonly string[]
  /** What changed after the card was published. */
  changes?: readonly (EventChange | BoutChange)[] | undefined
}

export type UpcomingCard = EventCard & {
  /** Additional fields for the public lists. */
  listed?: {
    /** Missing if there is nothing to add to the date. */
    status?: UpcomingStatus
    /** Text of the status `other`. */
    statusText?: Localized
    featured?: true
    /** The opponents, or the number of participants. */
    matchup: Localized
    teaser: Localized
  }
}

export type PastCard = EventCard & {
  listed?: {
    teaser: Localized
    /** The article about the event. Otherwise the link leads to the event's page, or to its picture. */
    article?: ArticleId
  }
}

export type Highlight = TitleAndDescription & {
  clip: {
    id: string
    seconds: number
    views: number
    /** Number of the bout on the card, from 1. Defaults to the main event. */
    bout?: number
  }
}

/** The languages of the stream. No captions: an empty list. */
export type EventLanguages = Record<'commentary' | 'captions', readonly Language[]>

/** Further facts for the page of an event. */
export type EventStory = {
  subtitle: Localized
  /** Current viewers during the event, expected ones before it, views of the live stream after it. */
  viewers: number
  /** Null: not announced. */
  languages: EventLanguages | null
  description: Localized
  /** The bouts of a night, main event first. A tournament may have neither bouts nor matches here. */
  fights?: readonly (readonly [
    red: PlayerId,
    blue: PlayerId,
    weightClass: WeightClass,
    rounds: CombatBout['rounds'],
    result?: readonly [CombatResult['winner'], CombatResult['method'], round: number, time: string] | null,
    isTitle?: 'title',
  ])[]
  /** The matches of a day, last one first. */
  matches?: readonly (readonly [
    stage: TeamMatch['stage'],
    red: TeamId,
    blue: TeamId,
    result?: readonly [winner: 'red' | 'blue' | 'draw', redScore: string, blueScore: string, Margin],
  ])[]
}

/** An event with its own page in the demo area. */
export type SportsEvent = EventCard &
  EventStory & {
    id: EventId
    prize: Localized
    /** Whether it has taken place. The clock alone determines what is live (`event-phase.ts`). */
    status: 'upcoming' | 'past'
  }

import type { CombatResult } from '@/contract/card-report.ts'
import type { PlayerId } from '@/content/players/player-ids.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'
import type { TimeUtc } from '@/lib/format/venue-date.ts'

/** How a fight ended. */
export type CombatEnd = Pick<CombatResult, 'winner' | 'method'>

export type Moment = {
  /** Days from today, so that sample events stay current. */
  dayOffset: number
  /** For `venueDate` and `formatTime`, which print UAE time. */
  timeUtc: TimeUtc
}

/** A change of the whole event. A move also changes `dayOffset` or `timeUtc` of the card. */
export type EventChange = {
  bout?: undefined
  /** When it was announced. */
  at: Moment
} & ({ kind: 'cancelled' } | { kind: 'moved'; from: Moment })

/** A change of one row of the story, which is up to date itself. */
export type BoutChange = {
  /** Number of the row, from 1. */
  bout: number
  at: Moment
} & (
  | { kind: 'cancelled' }
  | { kind: 'moved'; from: TimeUtc }
  /** The former number of the row. */
  | { kind: 'reordered'; from: number }
  /** `before` was in this corner. */
  | { kind: 'replaced'; corner: 'red' | 'blue'; before: PlayerId | TeamId }
  /** Overturned after the event. The row has the new result. */
  | { kind: 'result'; before: CombatEnd }
)

export type Changeable = { changes?: readonly (EventChange | BoutChange)[] | undefined }

const isOfEvent = (change: EventChange | BoutChange): change is EventChange => change.bout === undefined

/** The changes of the event itself, not of its bouts. */
export const eventChanges = ({ changes = [] }: Changeable): EventChange[] => changes.filter(isOfEvent)

export const isCancelled = (event: Changeable): boolean =>
  eventChanges(event).some(({ kind }) => kind === 'cancelled')

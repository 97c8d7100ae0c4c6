import type { EventId } from '@/content/events/event-ids.ts'
import type { CombatResult } from '@/contract/card-report.ts'
import type { BoutChange } from '@/content/events/card-change.ts'
import type { Localized } from '@/content/localized.ts'
import type { PlayerId } from '@/content/players/player-ids.ts'
import type { WeightClass } from '@/content/players/types.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'

type OnCard = {
  event: EventId
  /** Number of the row in the story, from 1. Cancelled bouts count, so that links remain valid. */
  order: number
  changes: readonly BoutChange[]
}

/** Two people, red corner first. Without a result the bout has not taken place. */
export type CombatBout = OnCard & {
  kind: 'combat'
  red: PlayerId
  blue: PlayerId
  weightClass: WeightClass
  isTitle: boolean
  rounds: 3 | 4 | 5 | 6 | 8 | 10 | 12
  result: CombatResult | null
  /** What the card feed adds on the night. */
  note: Localized | null
}

/** A match of two cricket or football teams. */
export type TeamMatch = OnCard & {
  kind: 'match'
  stage: 'final' | 'third-place' | 'semi-final' | 'group'
  red: TeamId
  blue: TeamId
  result: { winner: 'red' | 'blue' | 'draw'; redScore: string; blueScore: string; margin: Margin } | null
}

/** How a team match was won. The locale provides the wording. */
export type Margin =
  | { by: 'runs' | 'wickets' | 'goals'; amount: number }
  | { by: 'penalties'; score: string }
  | { by: 'draw' }

export type Bout = CombatBout | TeamMatch

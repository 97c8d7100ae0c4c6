import type { EventId } from '@/content/events/event-ids.ts'
import type { PlayerId } from '@/content/players/player-ids.ts'
import type { WeightClass } from '@/content/players/types.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'

export type CombatMethod = 'ko' | 'tko' | 'submission' | 'unanimous' | 'split' | 'majority' | 'draw'

export type CombatResult = {
  /** `draw` has no winner. */
  winner: 'red' | 'blue' | 'draw'
  method: CombatMethod
  /** The round it ended in; decisions end in the last one. */
  round: number
  /** Time of that round as `m:ss`. */
  time: string
}

/** Two people, red corner first. Without a result it has not been fought yet. */
export type CombatBout = {
  kind: 'combat'
  event: EventId
  /** Its place on the night's card, from 1: the main event. */
  order: number
  red: PlayerId
  blue: PlayerId
  weightClass: WeightClass
  isTitle: boolean
  rounds: 3 | 4 | 5 | 6 | 8 | 10 | 12
  result: CombatResult | null
}

/** Two teams, of cricket or football. */
export type TeamMatch = {
  kind: 'match'
  event: EventId
  order: number
  stage: 'final' | 'third-place' | 'semi-final' | 'group'
  red: TeamId
  blue: TeamId
  result: { winner: 'red' | 'blue' | 'draw'; redScore: string; blueScore: string; margin: Margin } | null
}

/** The margin of a team match. The locale formats it. */
export type Margin =
  | { by: 'runs' | 'wickets' | 'goals'; amount: number }
  | { by: 'penalties'; score: string }
  | { by: 'draw' }

export type Bout = CombatBout | TeamMatch

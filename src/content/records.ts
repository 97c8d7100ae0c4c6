import { bouts, type Bout } from './bouts.ts'
import { findEvent, type EventId, type SportsEvent } from './events.ts'
import type { Player } from './players.ts'
import type { Team } from './teams.ts'

export type Outcome = 'win' | 'loss' | 'draw'

export type Record = {
  wins: number
  losses: number
  draws: number
  /** Stoppages by strikes (KO and TKO); null where the sport has none. */
  knockouts: number | null
}

/** A bout as one side saw it. */
export type Appearance = {
  bout: Bout
  event: SportsEvent
  side: 'red' | 'blue'
  /** Null before it is fought. */
  outcome: Outcome | null
}

/** The card of an event, the main event first. */
export declare function cardOf(event: EventId): readonly Bout[]
/** Listed bouts of a player (a cricketer's or footballer's: the team's matches), latest first, future ones before past ones. */
export declare function appearancesOf(player: Player): readonly Appearance[]
/** Listed bouts of a team: its own matches, or its fighters' bouts. */
export declare function appearancesOfTeam(team: Team): readonly Appearance[]
export declare function recordOf(player: Player): Record
export declare function teamRecordOf(team: Team): Record
export declare function rosterOf(team: Team): readonly Player[]
/** Days from today; null when injured or nothing is planned. */
export declare function nextFightOf(player: Player): Appearance | null
export declare function lastFightOf(player: Player): Appearance | null
/** Knockouts of all wins, 0..1; null where the sport has none or nothing was won. */
export declare function knockoutRate(record: Record): number | null
/** Wins of all bouts, 0..1; null without bouts. */
export declare function winRate(record: Record): number | null
/** Total, active, boxers, MMA fighters, average age (one decimal). */
export declare function rosterSummary(players: readonly Player[]): {
  total: number
  active: number
  boxers: number
  mmaFighters: number
  averageAge: number
}

import type { Localized } from '@/content/localized.ts'
import type { CricketerId } from './cricketers.ts'

/** Null always means unknown: shown as a dash, never estimated. */

export const teamCodes = ['PAK', 'AFG', 'UAE'] as const
export type TeamCode = (typeof teamCodes)[number]

/** Completed overs and balls, such as `15.5`: fifteen overs and five balls. */
export type Overs = `${number}.${number}`

/** How a batter was out, as far as it is known. */
export type Dismissal =
  | { kind: 'notOut' }
  | { kind: 'bowled' | 'lbw' | 'caughtAndBowled'; bowler: CricketerId }
  | { kind: 'caught'; fielder: CricketerId; bowler: CricketerId }
  /** The report names the place, not the fielder. */
  | { kind: 'caughtAt'; place: 'keeper' | 'longOff'; bowler: CricketerId }
  | { kind: 'stumped'; keeper: CricketerId; bowler: CricketerId }
  | { kind: 'runOut'; by: readonly CricketerId[] }

export type BattingRow = {
  player: CricketerId
  runs: number | null
  balls: number | null
  fours: number | null
  sixes: number | null
  notOut: boolean | null
  dismissal: Dismissal | null
}

export type BowlingRow = {
  player: CricketerId
  overs: Overs | null
  maidens: number | null
  runs: number | null
  wickets: number | null
}

export type FallOfWicket = {
  wicket: number
  /** The score when it fell. */
  runs: number | null
  over: Overs | null
  player: CricketerId | null
}

export type InningsCard = {
  batting: readonly BattingRow[]
  /** The other side's bowlers. */
  bowling: readonly BowlingRow[]
  falls: readonly FallOfWicket[]
  /** Runs in every over, in order; null when not all are known. */
  perOver: readonly number[] | null
  /** The score after some over. */
  checkpoints: readonly { afterOver: number; runs: number; wickets: number }[]
  /** Single overs whose runs are known. */
  singleOvers: readonly { over: number; runs: number }[]
}

/** The details of a match. */
export type Scorecard = {
  /** In the order of batting. */
  innings: readonly [InningsCard, InningsCard]
  moments: readonly { over: string | null; batting: TeamCode; words: Localized }[]
  milestones: readonly { people: readonly CricketerId[]; words: Localized }[]
}

export type InningsTotal = {
  team: TeamCode
  runs: number
  /** Ten: all out. */
  wickets: number
  overs: Overs
  extras: number | null
}

/** Matches with a scorecard, newest first. */
export const matchIds = ['final', '6', '4', '2', '1'] as const
export type MatchId = (typeof matchIds)[number]

/** A match as in a calendar: the two sides and the date. */
export type SeriesMatch = {
  /** Null for the final. */
  number: number | null
  teams: readonly [TeamCode, TeamCode]
  playedOn: string
}

/** A match without a published scorecard: it has a result, and nothing to open. */
export type ResultWithoutScorecard = Omit<MatchResult, 'id' | 'number'> & { id: null; number: number }

export type MatchResult = {
  id: MatchId
  /** Its place in the series; null for the final. */
  number: number | null
  startsAt: string
  innings: readonly [InningsTotal, InningsTotal]
  winner: TeamCode
  /** By runs: every match of the series was won by the side that batted first. */
  margin: number
  toss: { winner: TeamCode; chose: 'bat' | 'field' } | null
  playerOfMatch: { player: CricketerId; team: TeamCode; figures: readonly string[] } | null
}

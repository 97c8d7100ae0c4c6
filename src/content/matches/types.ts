import type { Localized } from '@/content/localized.ts'
import type { CricketerId } from './cricketers.ts'

/** Null always means unknown. It is shown as a dash, never estimated. */

export const teamCodes = ['PAK', 'AFG', 'UAE'] as const
export type TeamCode = (typeof teamCodes)[number]

/** Completed overs and balls: `15.5` is fifteen overs and five balls. */
export type Overs = `${number}.${number}`

/** How a batter was out, as far as known. */
export type Dismissal =
  | { kind: 'notOut' }
  | { kind: 'bowled' | 'lbw' | 'caughtAndBowled'; bowler: CricketerId }
  | { kind: 'caught'; fielder: CricketerId; bowler: CricketerId }
  /** The report states the position, not the fielder. */
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
  /** The score at the fall of the wicket. */
  runs: number | null
  over: Overs | null
  player: CricketerId | null
}

export type InningsCard = {
  batting: readonly BattingRow[]
  /** The bowlers of the other team. */
  bowling: readonly BowlingRow[]
  /** The best of both, as far as the figures prove it. Equals share the place. */
  top: { batters: readonly BattingRow[]; bowlers: readonly BowlingRow[] }
  falls: readonly FallOfWicket[]
  /** Runs in each over, in order. Null if not all are known. */
  perOver: readonly number[] | null
  /** The score after an over. */
  checkpoints: readonly { afterOver: number; runs: number; wickets: number }[]
  /** Single overs with known runs. */
  singleOvers: readonly { over: number; runs: number }[]
}

/** The details of a match. */
export type Scorecard = {
  /** In batting order. */
  innings: readonly [InningsCard, InningsCard]
  moments: readonly { over: string | null; batting: TeamCode; words: Localized }[]
  milestones: readonly { people: readonly CricketerId[]; words: Localized }[]
}

export type InningsTotal = {
  team: TeamCode
  runs: number
  /** Ten means all out. */
  wickets: number
  overs: Overs
  extras: number | null
}

/** The matches with a scorecard, newest first. */
export const matchIds = ['final', '6', '4', '2', '1'] as const
export type MatchId = (typeof matchIds)[number]

/** A match in the calendar: the teams and the date. */
export type SeriesMatch = {
  /** Null for the final. */
  number: number | null
  teams: readonly [TeamCode, TeamCode]
  playedOn: string
}

/** A match without a published scorecard. It has a result, but no details to open. */
export type ResultWithoutScorecard = Omit<MatchResult, 'id' | 'number'> & { id: null; number: number }

export type MatchResult = {
  id: MatchId
  /** Number in the series. Null for the final. */
  number: number | null
  startsAt: string
  /** The first date of a match that was moved. */
  movedFrom?: string
  innings: readonly [InningsTotal, InningsTotal]
  winner: TeamCode
  /** In runs, because the team that batted first won every match of the series. */
  margin: number
  toss: { winner: TeamCode; chose: 'bat' | 'field' } | null
  playerOfMatch: { player: CricketerId; team: TeamCode; figures: readonly string[] } | null
}

import type { Achievement, Localized } from '@/content/localized.ts'
import type { PlayerId } from './player-ids.ts'
import type { Sport } from '@/content/sport-ids.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'

/** The divisions of combat sports. All of them use the same names here. */
export type WeightClass =
  | 'strawweight'
  | 'flyweight'
  | 'bantamweight'
  | 'featherweight'
  | 'lightweight'
  | 'welterweight'
  | 'middleweight'
  | 'light-heavyweight'
  | 'heavyweight'

/** Position of a cricketer or footballer, shown in place of a fighter's weight class. */
export type Role =
  | 'opening-batter'
  | 'all-rounder'
  | 'fast-bowler'
  | 'leg-spinner'
  | 'wicketkeeper'
  | 'goalkeeper'
  | 'defender'
  | 'midfielder'
  | 'forward'

/** A fighter's stance, a cricketer's batting hand or a footballer's foot. */
export type Stance =
  | 'orthodox'
  | 'southpaw'
  | 'switch'
  | 'right-hand'
  | 'left-hand'
  | 'right-foot'
  | 'left-foot'

export type Player = {
  id: PlayerId
  name: Localized
  nickname: Localized
  /** Determines the grammatical gender in Arabic. In combat sports women only meet women. */
  gender: 'female' | 'male'
  sport: Sport
  /** ISO 3166-1, two letters. Also the name of the flag in `assets/flags`. */
  country: string
  /** Full years. Constant, because it is sample data. */
  age: number
  heightCm: number
  weightKg: number
  /** Fingertip to fingertip. Null except for fighters. */
  reachCm: number | null
  division: WeightClass | Role
  stance: Stance
  /** Rank across all sports, from 1. No two players share one. */
  ranking: number
  team: TeamId
  /** Full years since turning professional. The year itself is derived from the current one. */
  yearsPro: number
  /** An injured player has no next bout. */
  status: 'active' | 'injured'
  /**
   * Bouts before the first one in `bouts.ts`. All zero if every bout of a career is listed there.
   *
   * Also zero for cricketers and footballers, whose record is that of their team's listed matches.
   */
  before: { wins: number; losses: number; draws: number; knockouts: number }
  /** Further achievements on the profile, latest first, as days from today. */
  achievements: readonly Achievement[]
}

/** Compact form of a player in the rosters. Related values share a line. */
export type PlayerRecord = Pick<Player, 'id' | 'name' | 'nickname' | 'achievements'> & {
  person: Pick<Player, 'gender' | 'country' | 'age' | 'heightCm' | 'weightKg'> &
    Partial<Pick<Player, 'reachCm'>>
  plays: Pick<Player, 'sport' | 'team' | 'division' | 'stance'>
  career: Pick<Player, 'ranking' | 'yearsPro'> & Partial<Pick<Player, 'before'>>
  status?: Player['status']
}

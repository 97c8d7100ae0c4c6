import type { Localized, TitleAndDescription } from '@/content/localized.ts'
import type { PlayerId } from './player-ids.ts'
import type { Sport } from '@/content/sports.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'

/** Boxing and MMA divisions, which share their names here. */
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

/** The role of a cricketer or footballer. Shown in place of a fighter's weight class. */
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

/** A fighter's guard, a cricketer's batting hand, a footballer's foot. */
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
  /** For Arabic grammar, and because in combat sports women fight women. */
  gender: 'female' | 'male'
  sport: Sport
  /** Two letters, ISO 3166-1: the name of the flag in `assets/flags`. */
  country: string
  /** Full years. Constant, because it is a sample. */
  age: number
  heightCm: number
  weightKg: number
  /** Fingertip to fingertip, of fighters only. */
  reachCm: number | null
  division: WeightClass | Role
  stance: Stance
  /** Place in the roster over all sports, from 1; nobody shares one. */
  ranking: number
  team: TeamId
  /** Full years since turning professional: the year itself is counted from today's. */
  yearsPro: number
  /** An injured player has no next bout. */
  status: 'active' | 'injured'
  /**
   * Bouts before the first one of `bouts.ts`; all zero when every bout of a career is listed there. A cricketer or a
   * footballer has none: their record is their team's listed matches.
   */
  before: { wins: number; losses: number; draws: number; knockouts: number }
  /** Further entries of the profile, latest first, as days from today. */
  achievements: readonly { title: Localized; description: Localized; dayOffset: number }[]
}

/** The source format of a player: related fields on one line. */
export type PlayerRecord = Pick<Player, 'id' | 'name' | 'nickname' | 'before'> & {
  person: Pick<Player, 'gender' | 'country' | 'age' | 'heightCm' | 'weightKg' | 'reachCm'>
  plays: Pick<Player, 'sport' | 'team' | 'division' | 'stance'>
  career: Pick<Player, 'ranking' | 'yearsPro' | 'status'>
  achievements: readonly (TitleAndDescription & { dayOffset: number })[]
}

import type { Bout } from './types.ts'
import type { CombatResult } from '@/contract/card-report.ts'
import { countryOf } from '@/content/countries.ts'
import type { Localized } from '@/content/localized.ts'
import { findPlayer } from '@/content/players/players.ts'
import type { PlayerId } from '@/content/players/player-ids.ts'
import type { Player } from '@/content/players/types.ts'
import { recordBefore, teamRecordBefore, type WinLossRecord } from './records.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'
import { findTeam } from '@/content/teams/teams.ts'
import type { Team } from '@/content/teams/types.ts'
import type { Language } from '@/contract/language.ts'
import { versusOf } from './versus.ts'

export type Corner = 'red' | 'blue'

export const isCorner = (winner: CombatResult['winner']): winner is Corner =>
  winner === 'red' || winner === 'blue'

/** One side of a bout, with its record before the bout. */
export type Side = { record: WinLossRecord } & (
  | { kind: 'player'; player: Player; team: null }
  | { kind: 'team'; team: Team; player: null }
)

export function sideOf(bout: Bout, corner: Corner): Side {
  if (bout.kind === 'combat') {
    const player = known(findPlayer(bout[corner]), bout[corner])
    return { kind: 'player', player, team: null, record: recordBefore(player, bout) }
  }
  const team = known(findTeam(bout[corner]), bout[corner])
  return { kind: 'team', team, player: null, record: teamRecordBefore(team, bout) }
}

/** Every side on a card, without duplicates. */
export function sidesOf(card: readonly Bout[]): Side[] {
  const sides = card.flatMap((bout) => [sideOf(bout, 'red'), sideOf(bout, 'blue')])
  return [...new Map(sides.map((side) => [(side.player ?? side.team).id, side])).values()]
}

function known<One>(found: One | undefined, id: string): One {
  if (!found) throw new Error(`Nobody is called ${id}`)
  return found
}

/** `Omar Haddad vs Danny Cole`, in the same order in both languages. */
export const pairingOf = (bout: Bout, language: Language): string =>
  [nameOf(sideOf(bout, 'red')), versusOf(bout), nameOf(sideOf(bout, 'blue'))]
    .map((word) => word[language])
    .join(' ')

export const nameOf = (side: Side): Localized => (side.player ?? side.team).name

/** The name of a player or team by id. */
export const nameOfId = (id: PlayerId | TeamId): Localized => known(findPlayer(id) ?? findTeam(id), id).name

export const flagOf = (side: Side): ReturnType<typeof countryOf> =>
  countryOf((side.player ?? side.team).country)

import { ammanBoxing } from './rosters/amman-boxing.ts'
import { burjFightClub } from './rosters/burj-fight-club.ts'
import { casaCombat } from './rosters/casa-combat.ts'
import { sampleCricketers } from './rosters/sample-cricketers.ts'
import { footballers } from './rosters/footballers.ts'
import { northsideGym } from './rosters/northside-gym.ts'
import { rioGrappling } from './rosters/rio-grappling.ts'
import type { Player } from './types.ts'

/** What a roster leaves out. */
const usual = {
  reachCm: null,
  before: { wins: 0, losses: 0, draws: 0, knockouts: 0 },
  status: 'active',
} as const

/** In the order of their ranking across all sports, which only the rosters have. */
const inOrder = [
  ...burjFightClub,
  ...casaCombat,
  ...rioGrappling,
  ...ammanBoxing,
  ...northsideGym,
  ...sampleCricketers,
  ...footballers,
]
  .map(({ person, plays, career, ...player }) => ({
    ...usual,
    ...player,
    ...person,
    ...plays,
    ...career,
  }))
  .toSorted((a, b) => a.ranking - b.ranking)

/** Invented people, best ranked first. Each sport has a separate ranking. Nobody here is real. */
export const players: readonly Player[] = inOrder.map((player) => ({
  ...player,
  ranking: inOrder.filter(({ sport }) => sport === player.sport).indexOf(player) + 1,
}))

/** The three best-ranked players who are not injured. */
export const topActivePlayers: readonly Player[] = players
  .filter(({ status }) => status === 'active')
  .slice(0, 3)

const byId: ReadonlyMap<string, Player> = new Map(players.map((player) => [player.id, player]))

export function findPlayer(id: string): Player | undefined {
  return byId.get(id)
}

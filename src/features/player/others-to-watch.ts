import { players } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'

const howMany = 4

/** Players of the same sport: the same division first, then by distance in the ranking. */
export function othersToWatch(player: Player, roster: readonly Player[] = players): Player[] {
  const far = (other: Player) =>
    Math.abs(other.ranking - player.ranking) + (other.division === player.division ? 0 : roster.length)
  return roster
    .filter(({ id, sport }) => id !== player.id && sport === player.sport)
    .toSorted((a, b) => far(a) - far(b) || a.ranking - b.ranking)
    .slice(0, howMany)
}

import type { Player } from '@/content/players/types.ts'
import { appearancesOf } from '@/content/records.ts'
import { venueYear } from '@/platform/words/venue-year.ts'

/** The year of the first bout where every bout of a career is listed; what is told of the others. */
export function turnedPro(player: Player, now: Date): number {
  const { wins, losses, draws } = player.before
  const debut = appearancesOf(player).findLast(({ outcome }) => outcome !== null)
  return wins + losses + draws === 0 && debut
    ? venueYear(now, debut.event.dayOffset)
    : venueYear(now) - player.yearsPro
}

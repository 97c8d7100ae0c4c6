import type { Player } from './types.ts'
import { getAppearances } from '@/content/bouts/records.ts'
import { venueYear } from '@/lib/format/venue-year.ts'
import { isCombat } from '@/content/sports.ts'

/** Whether every bout of the career is listed. False in team sports, where `before` is always zero. */
export function isListedInFull({ sport, before: { wins, losses, draws } }: Player): boolean {
  return isCombat(sport) && wins + losses + draws === 0
}

/** The year of the first bout if the career is listed in full, otherwise derived from `yearsPro`. */
export function turnedPro(player: Player, now: Date): number {
  const debut = getAppearances(player).findLast(({ outcome }) => outcome !== null)
  return isListedInFull(player) && debut
    ? venueYear(now, debut.event.dayOffset)
    : venueYear(now) - player.yearsPro
}

/** The current year minus the year of turning professional. 0 in that year. */
export function yearsActive(player: Player, now: Date): number {
  return venueYear(now) - turnedPro(player, now)
}

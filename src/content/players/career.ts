import type { Player } from './types.ts'
import { getAppearances } from '@/content/bouts/records.ts'
import { isCombat } from '@/content/sports.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Venue clocks are four hours ahead of UTC all year. */
const venueMs = 4 * 60 * 60 * 1000

const yearAt = (now: Date, dayOffset = 0): number =>
  new Date(now.getTime() + venueMs + dayOffset * dayMs).getUTCFullYear()

/** Whether every bout of the career is listed. False in team sports, where `before` is always zero. */
export function isListedInFull({ sport, before: { wins, losses, draws } }: Player): boolean {
  return isCombat(sport) && wins + losses + draws === 0
}

/** The year of the first bout if the career is listed in full, otherwise derived from `yearsPro`. */
export function turnedPro(player: Player, now: Date): number {
  const debut = getAppearances(player).findLast(({ outcome }) => outcome !== null)
  return isListedInFull(player) && debut ? yearAt(now, debut.event.dayOffset) : yearAt(now) - player.yearsPro
}

/** The current year minus the year of turning professional. 0 in that year. */
export function yearsActive(player: Player, now: Date): number {
  return yearAt(now) - turnedPro(player, now)
}

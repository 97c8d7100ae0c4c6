import { playerOfMonth } from '@/content/players/player-of-month.ts'
import { findPlayer } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import { getAppearances, isKnockout, getLastFight } from '@/content/bouts/records.ts'
import { venueMonth } from '@/lib/format/venue-month.ts'

/** The month of the winner's latest bout, or `monthsBefore` months earlier. */
export function wonMonth(now: Date, monthsBefore = 0): Date {
  const winner = findPlayer(playerOfMonth.player)
  const last = winner && getLastFight(winner)
  return venueMonth(now, last?.event.dayOffset ?? 0, monthsBefore)
}

/** The figures of the bouts in the month of the award. */
export function getMonthFigures(player: Player, now: Date) {
  const month = wonMonth(now).getTime()
  const fought = getAppearances(player).filter(
    ({ event, outcome }) => outcome !== null && venueMonth(now, event.dayOffset).getTime() === month,
  )
  const won = fought.filter(({ outcome }) => outcome === 'win')
  return {
    fights: fought.length,
    wins: won.length,
    knockouts: won.filter(({ bout }) => isKnockout(bout)).length,
  }
}

import { findPlayer } from '@/content/players/players.ts'
import type { CombatBout } from './types.ts'
import type { Sport } from '@/content/sports.ts'

/** Seconds of a round: five minutes in the cage, three in the ring, and two where women box. */
export function roundSeconds(sport: Sport, { red }: Pick<CombatBout, 'red'>): number {
  if (sport === 'mma') return 300
  return findPlayer(red)?.gender === 'female' ? 120 : 180
}

import { findPlayer } from '@/content/players/players.ts'
import { roundLengths } from './bout-length.ts'
import type { CombatBout } from './types.ts'
import type { Sport } from '@/content/sports.ts'

/** Length of a round in seconds. */
export function roundSeconds(sport: Sport, { red }: Pick<CombatBout, 'red'>): number {
  if (sport === 'mma') return roundLengths.mma
  return findPlayer(red)?.gender === 'female' ? roundLengths.womensBoxing : roundLengths.boxing
}

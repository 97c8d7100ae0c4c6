import { findPlayer } from '@/content/players/players.ts'
import type { CombatBout } from './types.ts'
import type { Sport } from '@/content/sports.ts'

/** Length of a round in seconds: five minutes for MMA, three for boxing, two for women's boxing. */
export function roundSeconds(sport: Sport, { red }: Pick<CombatBout, 'red'>): number {
  if (sport === 'mma') return 300
  return findPlayer(red)?.gender === 'female' ? 120 : 180
}

/** Between two rounds, in both sports. */
export const restSeconds = 60

import { findPlayer } from '@/content/players/players.ts'
import type { CombatBout } from './types.ts'
import type { Sport } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'

/** Length of a round in seconds. */
export function roundSeconds(sport: Sport, { red }: Pick<CombatBout, 'red'>): number {
  const facts = sports[sport]
  if (facts.kind === 'match') throw new Error(`There are no rounds in ${sport}`)
  return facts.roundSeconds[findPlayer(red)?.gender ?? 'male']
}

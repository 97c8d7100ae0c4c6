import { findPlayer } from '@/content/players/players.ts'
import type { CombatBout } from './types.ts'
import type { EventCategory } from '@/content/events/event-categories.ts'
import { sports } from '@/content/sports.ts'

/** Length of a round in seconds. */
export function roundSeconds(sport: EventCategory, { red }: Pick<CombatBout, 'red'>): number {
  const facts = sport !== 'esports' && sports[sport]
  if (!facts || facts.kind === 'match') throw new Error(`There are no rounds in ${sport}`)
  return facts.roundSeconds[findPlayer(red)?.gender ?? 'male']
}

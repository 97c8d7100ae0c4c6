import type { Bout, CombatBout } from '@/content/bouts/types.ts'
import type { CombatResult } from '@/contract/card-report.ts'
import { methodParts } from '@/content/bouts/parts.ts'
import { roundSeconds } from '@/content/bouts/rounds.ts'
import type { EventCategory } from '@/content/events/event-categories.ts'

/** Seconds from the first bell to the end, without breaks. */
function secondsOf({ round, time }: CombatResult, roundLength: number): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number)
  return (round - 1) * roundLength + minutes * 60 + seconds
}

/** Lengths of the decided fights in seconds. Null if none is decided. */
export function boutLengths(
  card: readonly Bout[],
  sport: EventCategory,
): { average: number; shortest: number; longest: number } | null {
  const lengths = card.flatMap((bout) =>
    bout.kind === 'combat' && bout.result ? secondsOf(bout.result, roundSeconds(sport, bout)) : [],
  )
  if (lengths.length === 0) return null
  const sum = lengths.reduce((total, length) => total + length, 0)
  return {
    average: Math.round(sum / lengths.length),
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
  }
}

/** The number of fights that ended by knockout or submission. */
export function countFinishes(card: readonly Bout[]): number {
  return methodParts(card).reduce(
    (sum, { name, count }) => (name === 'knockout' || name === 'submission' ? sum + count : sum),
    0,
  )
}

export const isDecided = (bout: Bout): boolean => bout.result !== null

export const combatBouts = (card: readonly Bout[]): CombatBout[] =>
  card.flatMap((bout) => (bout.kind === 'combat' ? bout : []))

import type { Bout, CombatBout, CombatResult } from '@/content/bouts/types.ts'
import type { WinLossRecord } from '@/content/bouts/records.ts'
import { roundSeconds } from '@/content/bouts/rounds.ts'
import type { EventCategory } from '@/content/events/event-categories.ts'

export type PartName =
  | 'knockout'
  | 'submission'
  | 'decision'
  | 'disqualification'
  | 'noContest'
  | 'runs'
  | 'wickets'
  | 'goals'
  | 'penalties'
  | 'draw'
  | 'knockoutWins'
  | 'otherWins'
  | 'wins'
  | 'losses'
  | 'draws'

export type Part = { name: PartName; count: number }

const present = (parts: readonly Part[]): Part[] => parts.filter(({ count }) => count > 0)

/** Decided bouts counted by method, in the order of the legend. */
export function methodParts(card: readonly Bout[]): Part[] {
  const order: PartName[] = [
    'knockout',
    'submission',
    'decision',
    'disqualification',
    'runs',
    'wickets',
    'goals',
    'penalties',
    'draw',
    'noContest',
  ]
  const methods = card.flatMap((bout) => methodOf(bout) ?? [])
  return present(order.map((name) => ({ name, count: methods.filter((method) => method === name).length })))
}

function methodOf(bout: Bout): PartName | null {
  if (bout.kind === 'match') return bout.result?.margin.by ?? null
  switch (bout.result?.method) {
    case 'ko':
    case 'tko':
    case 'retirement':
      return 'knockout'
    case 'technical':
    case 'unanimous':
    case 'split':
    case 'majority':
      return 'decision'
    case 'submission':
    case 'disqualification':
    case 'draw':
    case 'noContest':
      return bout.result.method
    case undefined:
      return null
  }
}

/** The summed records of all sides on a card. */
export function recordParts(records: readonly WinLossRecord[]): Part[] {
  const total = (part: 'wins' | 'losses' | 'draws' | 'knockouts') =>
    records.reduce((sum, record) => sum + (record[part] ?? 0), 0)
  const hasKnockouts = records.some(({ knockouts }) => knockouts !== null)
  const wins: Part[] = hasKnockouts
    ? [
        { name: 'knockoutWins', count: total('knockouts') },
        { name: 'otherWins', count: total('wins') - total('knockouts') },
      ]
    : [{ name: 'wins', count: total('wins') }]
  return present([
    ...wins,
    { name: 'losses', count: total('losses') },
    { name: 'draws', count: total('draws') },
  ])
}

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

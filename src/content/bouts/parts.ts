import type { Appearance, WinLossRecord } from './records.ts'
import type { Bout } from './types.ts'

const methods = [
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
] as const
type Method = (typeof methods)[number]

/** A part of a whole, for `Ring`. */
export type Part = { name: Method | 'earlier' | 'wins' | 'losses' | 'draws'; count: number }

const present = (parts: readonly Part[]): Part[] => parts.filter(({ count }) => count > 0)
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** Decided bouts counted by method. */
export function methodParts(bouts: readonly Bout[]): Part[] {
  const found = bouts.map(methodOf)
  return present(methods.map((name) => ({ name, count: found.filter((method) => method === name).length })))
}

function methodOf(bout: Bout): Method | null {
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

/** The sum of the records. */
export function recordParts(records: readonly WinLossRecord[]): Part[] {
  return present(
    (['wins', 'losses', 'draws'] as const).map((name) => ({
      name,
      count: sum(records.map((record) => record[name])),
    })),
  )
}

/** Wins by method. For bouts before the listed ones only the number of knockouts is known. */
export function winParts(
  { wins, knockouts }: WinLossRecord,
  appearances: readonly Pick<Appearance, 'bout' | 'outcome'>[],
): Part[] {
  const listed = methodParts(appearances.filter(({ outcome }) => outcome === 'win').map(({ bout }) => bout))
  if (knockouts === null) return listed
  const others = listed.filter(({ name }) => name !== 'knockout')
  const known = sum(others.map(({ count }) => count)) + knockouts
  return present([
    { name: 'knockout', count: knockouts },
    ...others,
    { name: 'earlier', count: wins - known },
  ])
}

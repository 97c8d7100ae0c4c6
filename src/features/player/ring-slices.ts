import type { Appearance, WinLossRecord } from '@/content/bouts/records.ts'

export type SliceName =
  | 'wins'
  | 'losses'
  | 'draws'
  | 'knockouts'
  | 'submissions'
  | 'decisions'
  | 'disqualifications'
  | 'earlier'
  | 'runs'
  | 'wickets'
  | 'goals'
  | 'penalties'
export type Slice = { name: SliceName; count: number }

const present = (slices: readonly Slice[]): Slice[] => slices.filter(({ count }) => count > 0)

export function recordSlices({ wins, losses, draws }: WinLossRecord): Slice[] {
  return present([
    { name: 'wins', count: wins },
    { name: 'losses', count: losses },
    { name: 'draws', count: draws },
  ])
}

/** Wins by method. For bouts before the listed ones only the number of knockouts is known. */
export function winSlices(record: WinLossRecord, appearances: readonly Appearance[]): Slice[] {
  const ways = appearances.filter(({ outcome }) => outcome === 'win').map(wayOf)
  const counted = (name: SliceName): Slice => ({ name, count: ways.filter((way) => way === name).length })
  if (record.knockouts === null)
    return present([counted('runs'), counted('wickets'), counted('goals'), counted('penalties')])
  const others = (['submissions', 'decisions', 'disqualifications'] as const).map(counted)
  const known = others.reduce((sum, { count }) => sum + count, record.knockouts)
  return present([
    { name: 'knockouts', count: record.knockouts },
    ...others,
    { name: 'earlier', count: record.wins - known },
  ])
}

function wayOf({ bout }: Appearance): SliceName | null {
  if (bout.kind === 'match') {
    const by = bout.result?.margin.by
    return by && by !== 'draw' ? by : null
  }
  switch (bout.result?.method) {
    case 'ko':
    case 'tko':
    case 'retirement':
      return 'knockouts'
    case 'submission':
      return 'submissions'
    case 'disqualification':
      return 'disqualifications'
    case 'technical':
    case 'unanimous':
    case 'split':
    case 'majority':
      return 'decisions'
    case 'draw':
    case 'noContest':
    case undefined:
      return null
  }
}

/** An arc on a circle with a circumference of the sum of all slices. `start` is its offset. */
export type Arc = Slice & { start: number }

export function buildArcs(slices: readonly Slice[]): { total: number; arcs: Arc[] } {
  let total = 0
  const arcs = slices.map((slice) => {
    const arc = { ...slice, start: total }
    total += slice.count
    return arc
  })
  return { total, arcs }
}

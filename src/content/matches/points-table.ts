import type { TeamCode } from './types.ts'

export type PointsRow = {
  team: TeamCode
  won: number
  lost: number
  /** All-out sides count their full 20 overs, the ICC's rule. */
  runsFor: number
  oversFor: `${number}.0`
  runsAgainst: number
  oversAgainst: `${number}.0`
  /** Oldest first. */
  form: readonly ('W' | 'L')[]
  /** Marked Q: through to the final. */
  qualified: boolean
}

/** After three matches, on 1 September 2025, as the specification prints it. */
export const tableAfterThree: readonly PointsRow[] = [
  {
    team: 'PAK',
    won: 2,
    lost: 0,
    runsFor: 389,
    oversFor: '40.0',
    runsAgainst: 319,
    oversAgainst: '40.0',
    form: ['W', 'W'],
    qualified: true,
  },
  {
    team: 'AFG',
    won: 1,
    lost: 1,
    runsFor: 331,
    oversFor: '40.0',
    runsAgainst: 332,
    oversAgainst: '40.0',
    form: ['L', 'W'],
    qualified: false,
  },
  {
    team: 'UAE',
    won: 0,
    lost: 2,
    runsFor: 326,
    oversFor: '40.0',
    runsAgainst: 395,
    oversAgainst: '40.0',
    form: ['L', 'L'],
    qualified: false,
  },
]

/** After all six group matches, on 5 September 2025. */
export const tableAfterSix: readonly PointsRow[] = [
  {
    team: 'PAK',
    won: 3,
    lost: 1,
    runsFor: 711,
    oversFor: '80.0',
    runsAgainst: 628,
    oversAgainst: '80.0',
    form: ['W', 'W', 'L', 'W'],
    qualified: true,
  },
  {
    team: 'AFG',
    won: 3,
    lost: 1,
    runsFor: 670,
    oversFor: '80.0',
    runsAgainst: 649,
    oversAgainst: '80.0',
    form: ['L', 'W', 'W', 'W'],
    qualified: true,
  },
  {
    team: 'UAE',
    won: 0,
    lost: 4,
    runsFor: 632,
    oversFor: '80.0',
    runsAgainst: 736,
    oversAgainst: '80.0',
    form: ['L', 'L', 'L', 'L'],
    qualified: false,
  },
]

const pointsForWin = 2

export function pointsOf(row: PointsRow): number {
  return row.won * pointsForWin
}

/**
 * Runs per over scored less runs per over conceded; three decimals are printed. One division of whole numbers: the
 * difference of two would fall below the halves that are rounded up.
 */
export function netRunRate(row: PointsRow): number {
  const [oversFor, oversAgainst] = [Number(row.oversFor), Number(row.oversAgainst)]
  return (row.runsFor * oversAgainst - row.runsAgainst * oversFor) / (oversFor * oversAgainst)
}

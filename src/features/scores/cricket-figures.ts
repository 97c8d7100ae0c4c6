import type { BattingRow, BowlingRow, InningsTotal, Overs } from '@/content/matches/types.ts'

/** Derived cricket figures. Null in, null out: what is unknown stays unknown. */

const ballsPerOver = 6

/** `15.5` → 95 balls. */
export function ballsOf(overs: Overs): number {
  const [whole = '0', balls = '0'] = overs.split('.')
  return Number(whole) * ballsPerOver + Number(balls)
}

/** Runs per hundred balls. */
export function strikeRate({ runs, balls }: Pick<BattingRow, 'runs' | 'balls'>): number | null {
  return runs === null || balls === null || balls === 0 ? null : (runs / balls) * 100
}

/** Runs conceded per over. */
export function economy({ runs, overs }: Pick<BowlingRow, 'runs' | 'overs'>): number | null {
  const balls = overs === null ? 0 : ballsOf(overs)
  return runs === null || balls === 0 ? null : (runs / balls) * ballsPerOver
}

export function runRate({ runs, overs }: Pick<InningsTotal, 'runs' | 'overs'>): number {
  return (runs / ballsOf(overs)) * ballsPerOver
}

/** `182/7`; all out, which is ten wickets, `66`. */
export function scoreText({ runs, wickets }: Pick<InningsTotal, 'runs' | 'wickets'>): string {
  return wickets === 10 ? `${runs}` : `${runs}/${wickets}`
}

/** The score after each over, from the runs in each. */
export function cumulative(perOver: readonly number[]): number[] {
  let total = 0
  return perOver.map((runs) => (total += runs))
}

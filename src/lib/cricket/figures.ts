/** Derived cricket figures, for the feed and the records. Unknown (null) input gives null. */

export const ballsPerOver = 6

export function countBalls(overs: string): number {
  const [whole = 0, balls = 0] = overs.split('.').map(Number)
  return whole * ballsPerOver + balls
}

export function strikeRate({ runs, balls }: { runs: number | null; balls: number | null }): number | null {
  return runs === null || balls === null || balls === 0 ? null : (runs / balls) * 100
}

/** For a side, or conceded by a bowler. Null before the first ball. */
export function runRate(figures: { runs: number | null; overs: string | null } | undefined): number | null {
  const balls = countBalls(figures?.overs ?? '0.0')
  return !figures || figures.runs === null || balls === 0 ? null : (figures.runs / balls) * ballsPerOver
}

/** The score after each over, from the runs per over. */
export function cumulative(perOver: readonly number[]): number[] {
  let total = 0
  return perOver.map((runs) => (total += runs))
}

type Rows = { batting: readonly { runs: number | null }[]; bowling: readonly { runs: number | null }[] }

/** The runs of an innings that the published rows account for. Unknown runs and extras count as none. */
export function accountedRuns(extras: number | null, { batting, bowling }: Rows) {
  const sumOf = (rows: Rows['batting']) => rows.reduce((sum, { runs }) => sum + (runs ?? 0), 0)
  return { batting: sumOf(batting) + (extras ?? 0), bowling: sumOf(bowling) }
}

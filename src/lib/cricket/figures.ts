/** Derived cricket figures, for the feed and the records. Unknown (null) input gives null. */

export const ballsPerOver = 6

/** `15.5` → 95 balls. */
export function countBalls(overs: string): number {
  const [whole = 0, balls = 0] = overs.split('.').map(Number)
  return whole * ballsPerOver + balls
}

/** Runs per hundred balls. */
export function strikeRate({ runs, balls }: { runs: number | null; balls: number | null }): number | null {
  return runs === null || balls === null || balls === 0 ? null : (runs / balls) * 100
}

/** Runs per over, for a side or conceded by a bowler. Null before the first ball. */
export function runRate(figures: { runs: number | null; overs: string | null } | undefined): number | null {
  const balls = countBalls(figures?.overs ?? '0.0')
  return !figures || figures.runs === null || balls === 0 ? null : (figures.runs / balls) * ballsPerOver
}

/** The score after each over, from the runs per over. */
export function cumulative(perOver: readonly number[]): number[] {
  let total = 0
  return perOver.map((runs) => (total += runs))
}

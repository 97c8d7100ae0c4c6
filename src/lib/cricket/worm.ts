import { ballsPerOver, countBalls, cumulative } from './figures.ts'

export type WormPoint = { over: number; runs: number }

/**
 * The worm of an innings: the score after each over, from 0. An unfinished last over ends at its last ball. Where
 * `perOver` has completed overs only, the current score follows.
 */
export function buildWorm(
  perOver: readonly number[],
  { runs, overs }: { runs: number; overs: string },
): WormPoint[] {
  const current = countBalls(overs) / ballsPerOver
  const points = cumulative(perOver).map((score, index) => ({
    over: Math.min(index + 1, current),
    runs: score,
  }))
  return [{ over: 0, runs: 0 }, ...points, ...(current > points.length ? [{ over: current, runs }] : [])]
}

import type { InningsCard, InningsTotal } from '@/content/matches/types.ts'
import { countBalls, ballsPerOver } from '@/lib/cricket/figures.ts'

/**
 * Runs per over of an innings without published overs, at an even rate between the known scores. Matches every known
 * score and the total; always labelled as an illustration.
 */
export function illustrateOvers(
  total: Pick<InningsTotal, 'runs' | 'overs'>,
  { checkpoints, singleOvers }: Pick<InningsCard, 'checkpoints' | 'singleOvers'>,
): number[] {
  const balls = countBalls(total.overs)
  const overs = Math.ceil(balls / ballsPerOver)
  const ballsIn = (over: number) => Math.min(ballsPerOver, balls - (over - 1) * ballsPerOver)
  const known = new Map(singleOvers.map(({ over, runs }) => [over, runs]))
  const stops = [
    ...checkpoints.map(({ afterOver, runs }) => ({ afterOver, runs })),
    { afterOver: overs, runs: total.runs },
  ]

  const perOver: number[] = []
  let from = { afterOver: 0, runs: 0 }
  for (const to of stops) {
    const stretch = Array.from(
      { length: to.afterOver - from.afterOver },
      (_, index) => from.afterOver + index + 1,
    )
    const open = stretch.filter((over) => !known.has(over))
    const openRuns = to.runs - from.runs - stretch.reduce((sum, over) => sum + (known.get(over) ?? 0), 0)
    const openBalls = open.reduce((sum, over) => sum + ballsIn(over), 0)
    let shared = 0
    let bowled = 0
    for (const over of stretch) {
      const given = known.get(over)
      if (given !== undefined) {
        perOver.push(given)
        continue
      }
      bowled += ballsIn(over)
      const due = Math.round((openRuns * bowled) / openBalls)
      perOver.push(due - shared)
      shared = due
    }
    from = to
  }
  return perOver
}

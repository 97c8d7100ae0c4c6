import { ballsPerOver, countBalls, cumulative } from '@/lib/cricket/figures.ts'
import type { FeedMatch } from './feed.ts'
import { battingSide } from './live-figures.ts'

/** `wickets` is null where the feed has no list of wickets. */
type Total = { runs: number; wickets: number | null }
export type LastOvers = Total & { overs: readonly (Total & { over: number })[] }

/** How many overs the panel shows. */
export const maxOvers = 5

/**
 * The last completed overs of the batting side, oldest first, and their sum. Null where the feed has no runs per over.
 * A new innings starts empty.
 */
export function getLastOvers(match: FeedMatch): LastOvers | null {
  const side = battingSide(match)
  const [innings] = side.innings
  if (!innings?.perOver) return null
  const falls = match.fallOfWickets[side.code] ?? []
  const areFallsKnown = falls.length === innings.wickets
  const scores = cumulative(innings.perOver)
  const fellIn = falls.map((fall) => overOf(fall, scores))
  const overs = innings.perOver
    .map((runs, index) => ({
      over: index + 1,
      runs,
      wickets: areFallsKnown ? fellIn.filter((over) => over === index + 1).length : null,
    }))
    .slice(-maxOvers)
  return {
    overs,
    runs: overs.reduce((sum, { runs }) => sum + runs, 0),
    wickets: areFallsKnown ? overs.reduce((sum, { wickets }) => sum + (wickets ?? 0), 0) : null,
  }
}

/**
 * The over of a wicket, counted from 1. `3.0` is the last ball of the third over, or a wide or no-ball at the start of
 * the fourth. That extra adds a run, so the score is then higher than after three overs.
 */
function overOf(fall: { overs: string; runs: number }, scores: readonly number[]): number {
  const balls = countBalls(fall.overs)
  const over = Math.ceil(balls / ballsPerOver)
  const isBetween = balls % ballsPerOver === 0
  return isBetween && (over === 0 || fall.runs > (scores[over - 1] ?? fall.runs)) ? over + 1 : over
}

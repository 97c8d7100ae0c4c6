import { ballsOf, startOf } from '@/platform/live-scores/feed-figures.ts'
import type { FeedMatch, FeedTeam } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'

/** Figures that nobody sends: they follow from what the feed says. */

const ballsPerOver = 6
/** So long after its start a match that is over still stands where it was live. */
const freshMs = 12 * 3_600_000

/** The match that is on; without one the match that has just ended. */
export function matchToShow({ matches, updatedAt }: LiveScores): FeedMatch | null {
  const isFresh = (match: FeedMatch) => {
    const age = (updatedAt ?? 0) - startOf(match)
    return age >= 0 && age < freshMs
  }
  return (
    matches.find(({ status }) => status === 'LIVE') ??
    matches.find((match) => match.status === 'RESULT' && isFresh(match)) ??
    null
  )
}

/** `182/7`; all out, which is ten wickets, `66`; null before a side's first ball. */
export function scoreOf({ innings: [innings] }: FeedTeam): string | null {
  if (!innings) return null
  return innings.wickets === 10 ? `${innings.runs}` : `${innings.runs}/${innings.wickets}`
}

export const oversOf = ({ innings: [innings] }: FeedTeam): string | null => innings?.overs ?? null

/** The side that bats now; after the match the one that batted last; the first while nobody has. */
export function battingSide({ teams, live }: FeedMatch): FeedTeam {
  const [first, second] = teams
  if (live) return live.batting === second.code ? second : first
  return second.innings.length > 0 ? second : first
}

export const fieldingSide = (match: FeedMatch): FeedTeam =>
  match.teams[0] === battingSide(match) ? match.teams[1] : match.teams[0]

/** `141/3 (15.2)`, of the side that bats. */
export function scoreLine(match: FeedMatch): string | null {
  const side = battingSide(match)
  const score = scoreOf(side)
  return score && `${score} (${oversOf(side)})`
}

/** Runs per over, of a side as of a bowler; null before the first ball. */
export function perOver(figures: { runs: number; overs: string } | undefined): number | null {
  const balls = figures ? ballsOf(figures.overs) : 0
  return figures && balls > 0 ? (figures.runs / balls) * ballsPerOver : null
}

export type Chase = {
  runs: number
  balls: number
  /** Runs per over that are wanted of what is left. */
  rate: number
}

/** What the side that chases still needs; null when nobody does, when it is done and when no ball is left for it. */
export function chaseOf(match: FeedMatch): Chase | null {
  const target = match.status === 'LIVE' ? match.live?.target : null
  if (!target) return null
  const [innings] = battingSide(match).innings
  const runs = target - (innings?.runs ?? 0)
  const balls = match.oversPerSide * ballsPerOver - ballsOf(innings?.overs ?? '0.0')
  return runs > 0 && balls > 0 ? { runs, balls, rate: (runs * ballsPerOver) / balls } : null
}

/** All out, out of overs, or the other side has come in. */
export function hasEnded(match: FeedMatch, side: FeedTeam): boolean {
  const [innings] = side.innings
  if (!innings) return false
  return (
    match.status === 'RESULT' ||
    innings.wickets === 10 ||
    ballsOf(innings.overs) >= match.oversPerSide * ballsPerOver ||
    (match.live !== null && match.live.batting !== side.code)
  )
}

export type RunsAt = { over: number; runs: number }

/** The line of an innings: the score after each whole over, and where it stands in the one that is under way. */
export function wormOf({ innings: [innings] }: FeedTeam): RunsAt[] {
  if (!innings?.perOver) return []
  let runs = 0
  const points = innings.perOver.map((inOver, index) => {
    runs += inOver
    return { over: index + 1, runs }
  })
  const now = { over: ballsOf(innings.overs) / ballsPerOver, runs: innings.runs }
  const isBeyond = now.over > points.length
  return [{ over: 0, runs: 0 }, ...points, ...(isBeyond ? [now] : [])]
}

/** Runs per hundred balls; null before the first. */
export const strikeRateOf = ({ runs, balls }: { runs: number; balls: number }): number | null =>
  balls === 0 ? null : (runs / balls) * 100

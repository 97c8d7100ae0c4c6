import { scoreText } from '@/lib/format/score-text.ts'
import { countBalls, ballsPerOver } from '@/lib/cricket/figures.ts'
import { ballsGiven, getStart } from '@/platform/live-scores/feed-figures.ts'
import type { FeedMatch, FeedTeam } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'

/** A finished match keeps the live slot for this long after its start. */
const freshMs = 12 * 3_600_000

/** The live matches. If there is none, the latest match that has just ended. */
export function matchesToShow({ matches, updatedAt, heardAt }: LiveScores): FeedMatch[] {
  const isFresh = (match: FeedMatch) => {
    // Age at the last response, because the document may stay unchanged until the next match.
    const age = Math.max(updatedAt ?? 0, heardAt ?? 0) - getStart(match)
    return age >= 0 && age < freshMs
  }
  const live = matches.filter(({ status }) => status === 'LIVE')
  if (live.length > 0) return live
  return matches
    .filter((match) => match.status === 'RESULT' && isFresh(match))
    .toSorted((one, other) => getStart(other) - getStart(one))
    .slice(0, 1)
}

/** Null before a side's first ball. */
export const scoreOf = ({ innings: [innings] }: FeedTeam): string | null =>
  innings ? scoreText(innings) : null

export const oversOf = ({ innings: [innings] }: FeedTeam): string | null => innings?.overs ?? null

/** The batting side. After the match it is the side that batted last, before the match the first side. */
export function battingSide({ teams, live }: FeedMatch): FeedTeam {
  const [first, second] = teams
  if (live) return live.batting === second.code ? second : first
  return second.innings.length > 0 ? second : first
}

const fieldingSide = (match: FeedMatch): FeedTeam =>
  match.teams[0] === battingSide(match) ? match.teams[1] : match.teams[0]

/** The batting side first. Who bats is part of the result, so the feed's order is kept while scores are hidden. */
export const teamsToName = (match: FeedMatch, isHidden: boolean): readonly [FeedTeam, FeedTeam] =>
  isHidden ? match.teams : [battingSide(match), fieldingSide(match)]

/** The score of the batting side, such as `141/3 (15.2)`. */
export function scoreLine(match: FeedMatch): string | null {
  const side = battingSide(match)
  const score = scoreOf(side)
  return score && `${score} (${oversOf(side)})`
}

/**
 * The total that the second side needs. Null before the break, although some feeds send it during the first innings.
 */
export function getTarget(match: FeedMatch): number | null {
  const [first] = match.teams
  return match.live && hasEnded(match, first) ? match.live.target : null
}

export type Chase = {
  side: FeedTeam
  /** True in the break, before the chase. */
  isToCome: boolean
  runs: number
  /** Null if rain has revised the target and the feed does not send the remaining overs. */
  balls: number | null
  /** The required run rate. Null if `balls` is null. */
  rate: number | null
}

/** What the chasing side still needs. Null without a chase and after it, although the match may still be live. */
export function getChase(match: FeedMatch): Chase | null {
  const target = getTarget(match)
  const side = match.teams[1]
  if (!target || !match.live || hasEnded(match, side)) return null
  const [innings] = side.innings
  const runs = target - (innings?.runs ?? 0)
  const left = ballsGiven(match) - countBalls(innings?.overs ?? '0.0')
  const balls = match.live.isTargetRevised && match.live.overs === null ? null : left
  return { side, isToCome: !innings, runs, balls, rate: balls && (runs * ballsPerOver) / balls }
}

/** Whether the side is all out, out of overs, at its target or cut off by rain, or the other side is batting. */
export function hasEnded(match: FeedMatch, side: FeedTeam): boolean {
  const { status, live } = match
  const [innings] = side.innings
  if (!innings) return false
  const hasReachedTarget = side === match.teams[1] && innings.runs >= (live?.target ?? Infinity)
  const isCutOff = Boolean(live?.isTargetRevised && live.target) && side === match.teams[0]
  return (
    status === 'RESULT' ||
    innings.wickets === 10 ||
    countBalls(innings.overs) >= ballsGiven(match) ||
    hasReachedTarget ||
    isCutOff ||
    (live !== null && live.batting !== side.code)
  )
}

/** The side whose innings is over: in the break, and until the feed has the result. Null at any other time. */
export function inningsOver(match: FeedMatch): FeedTeam | null {
  const side = battingSide(match)
  return match.status === 'LIVE' && hasEnded(match, side) ? side : null
}

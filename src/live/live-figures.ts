import { scoreText } from '@/lib/format/score-text.ts'
import { ballsPerOver, countBalls, cumulative } from '@/lib/cricket/figures.ts'
import type { FeedMatch, FeedTeam } from './score-feed.ts'

/** Which innings is on: 0 in the match, 1 in a super over, 2 in the one after it. */
export const roundOf = ({ teams }: FeedMatch): number =>
  Math.max(0, ...teams.map(({ innings }) => innings.length - 1))

/** Null before a side's first ball. The score of a match that went to a super over stays the tie. */
export const scoreOf = ({ innings }: FeedTeam, round = 0): string | null =>
  innings[round] ? scoreText(innings[round]) : null

export const oversOf = ({ innings }: FeedTeam, round = 0): string | null => innings[round]?.overs ?? null

/** The sides in batting order. Who chased bats first in the super over. */
function sidesOf(match: FeedMatch): readonly [FeedTeam, FeedTeam] {
  const [first, second] = match.teams
  return roundOf(match) % 2 === 0 ? [first, second] : [second, first]
}

/** The batting side. After the match it is the side that batted last, before the match the first side. */
export function battingSide(match: FeedMatch): FeedTeam {
  const [first, second] = sidesOf(match)
  const named = match.teams.find(({ code }) => code === match.live?.batting)
  return named ?? (second.innings[roundOf(match)] ? second : first)
}

/** The batting side first. Who bats is part of the result, so the feed's order is kept while scores are hidden. */
export function teamsToName(match: FeedMatch, isHidden: boolean): readonly [FeedTeam, FeedTeam] {
  const [first, second] = match.teams
  return isHidden || battingSide(match) === first ? [first, second] : [second, first]
}

/** What the second side needs. Null before the break, although some feeds send it during the first innings. */
export function getTarget(match: FeedMatch): number | null {
  const [first] = sidesOf(match)
  return match.live && hasEnded(match, first) ? targetOf(match) : null
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
  const [, side] = sidesOf(match)
  if (!target || !match.live || hasEnded(match, side)) return null
  const innings = side.innings[roundOf(match)]
  const runs = target - (innings?.runs ?? 0)
  const left = ballsOf(match) - countBalls(innings?.overs ?? '0.0')
  const balls = match.live.isTargetRevised && match.live.overs === null ? null : left
  return { side, isToCome: !innings, runs, balls, rate: balls && (runs * ballsPerOver) / balls }
}

/** In a super over it follows from the score, because a feed may still have that of the match. */
function targetOf(match: FeedMatch): number | null {
  const round = roundOf(match)
  if (round === 0) return match.live?.target ?? null
  return (sidesOf(match)[0].innings[round]?.runs ?? 0) + 1
}

/** The balls of this innings, reduced for rain. Once there is a target, those of the chase. */
const ballsOf = (match: FeedMatch) =>
  (roundOf(match) > 0 ? 1 : (match.live?.overs ?? match.oversPerSide)) * ballsPerOver

/** Whether the side is all out, out of overs, at its target or cut off by rain, or the other side is batting. */
export function hasEnded(match: FeedMatch, side: FeedTeam): boolean {
  const { status, live } = match
  const round = roundOf(match)
  const innings = side.innings[round]
  if (!innings) return false
  const [first, second] = sidesOf(match)
  return (
    status === 'RESULT' ||
    innings.wickets >= (round > 0 ? 2 : 10) ||
    countBalls(innings.overs) >= ballsOf(match) ||
    (side === second && innings.runs >= (targetOf(match) ?? Infinity)) ||
    (side === first && round === 0 && Boolean(live?.isTargetRevised && live.target)) ||
    (live !== null && battingSide(match) !== side)
  )
}

/** The side whose innings is over: in the break, and until the feed has the result. Null at any other time. */
export function inningsOver(match: FeedMatch): FeedTeam | null {
  const side = battingSide(match)
  return match.status === 'LIVE' && hasEnded(match, side) ? side : null
}

/** The side whose score is highlighted: who bats, then who won. */
export function sideToMark(match: FeedMatch): FeedTeam | undefined {
  if (match.status === 'LIVE') return inningsOver(match) ? undefined : battingSide(match)
  return match.teams.find(({ code }) => code === match.winner)
}

/** `wickets` is null where the feed has no list of wickets. */
type Total = { runs: number; wickets: number | null }
type LastOvers = Total & { overs: readonly (Total & { over: number })[] }

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

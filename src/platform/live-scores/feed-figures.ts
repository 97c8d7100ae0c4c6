import type { FeedInnings, FeedMatch } from './feed.ts'

/** What follows from a match's figures: counted, never told by the feed. */

/** `15.5` → 95. */
export function ballsOf(overs: string): number {
  const [whole = 0, balls = 0] = overs.split('.').map(Number)
  return whole * 6 + balls
}

/** Milliseconds since 1970. */
export function startOf({ date, time }: FeedMatch): number {
  return Date.parse(`${date}T${time}Z`)
}

/** The innings in the order of batting; none before the first ball. */
export function inningsOf({ teams }: FeedMatch): readonly FeedInnings[] {
  return teams.flatMap(({ innings }) => innings)
}

/** What one ball of `live.balls` brought, to whom it counts, and whether it is one of the over's six. */
export function readBall(ball: string): { runs: number; isWicket: boolean; isCounted: boolean } {
  const [, digit = '', kind = ''] = /^(\d?)(\D*)$/.exec(ball) ?? []
  const isExtra = kind !== '' && kind !== 'W'
  return {
    runs: digit === '' ? Number(isExtra) : Number(digit),
    isWicket: kind === 'W',
    isCounted: kind !== 'wd' && kind !== 'nb',
  }
}

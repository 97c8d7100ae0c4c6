import type { FeedInnings, FeedMatch, FeedTeam } from './feed.ts'

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

/** The side that bats, and its innings; undefined when nobody does. */
export function battingOf({ teams, live }: FeedMatch): { team: FeedTeam; innings: FeedInnings } | undefined {
  const team = teams.find(({ code }) => code === live?.batting)
  const [innings] = team?.innings ?? []
  return team && innings ? { team, innings } : undefined
}

/** What the chasing side still needs, off how many balls, and how many runs an over that is; null when nobody chases. */
export function chaseOf(match: FeedMatch): { runs: number; balls: number; rate: number | null } | null {
  const batting = battingOf(match)
  const target = match.live?.target
  if (!batting || target === null || target === undefined) return null
  const runs = Math.max(target - batting.innings.runs, 0)
  const balls = match.oversPerSide * 6 - ballsOf(batting.innings.overs)
  return { runs, balls, rate: balls > 0 ? (runs * 6) / balls : null }
}

/** Runs an over so far; null before the first ball. */
export function runRate({ runs, overs }: FeedInnings): number | null {
  const balls = ballsOf(overs)
  return balls > 0 ? (runs * 6) / balls : null
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

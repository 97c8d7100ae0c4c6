import { ballsPerOver } from '@/lib/cricket-figures.ts'
import type { FeedInnings, FeedMatch } from './feed.ts'

/** Figures derived from a match. The feed does not send them. */

/** Milliseconds since 1970. */
export function getStart({ date, time }: FeedMatch): number {
  return Date.parse(`${date}T${time}Z`)
}

/** The innings in batting order. Empty before the first ball. */
export function getInnings({ teams }: FeedMatch): readonly FeedInnings[] {
  return teams.flatMap(({ innings }) => innings)
}

/** Number of balls in the current innings, reduced for rain. Once there is a target, those of the chase. */
export function ballsGiven({ live, oversPerSide }: FeedMatch): number {
  return (live?.overs ?? oversPerSide) * ballsPerOver
}

/** The runs of one ball of `live.balls`, whether it took a wicket, and whether it is one of the over's six. */
export function readBall(ball: string): { runs: number; isWicket: boolean; isCounted: boolean } {
  const [, digit = '', kind = ''] = /^(\d?)(\D*)$/.exec(ball) ?? []
  const isExtra = kind !== '' && kind !== 'W'
  return {
    runs: digit === '' ? Number(isExtra) : Number(digit),
    isWicket: kind === 'W',
    isCounted: kind !== 'wd' && kind !== 'nb' && kind !== 'p',
  }
}

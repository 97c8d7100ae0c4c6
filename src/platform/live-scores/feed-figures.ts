import { ballsPerOver } from '@/lib/cricket/figures.ts'
import type { FeedMatch } from './feed.ts'

/** Figures derived from a match. The feed does not send them. */

/** Milliseconds since 1970. */
export function getStart({ date, time }: FeedMatch): number {
  return Date.parse(`${date}T${time}Z`)
}

/** Number of balls in the current innings, reduced for rain. Once there is a target, those of the chase. */
export function ballsGiven({ live, oversPerSide }: FeedMatch): number {
  return (live?.overs ?? oversPerSide) * ballsPerOver
}

import { backoff, parseRetryAfter } from '@/contract/outbox-policy.ts'
import { startOf } from './feed-figures.ts'
import type { FeedMatch } from './feed.ts'

/** When the feed is asked: pure, and the same in every tab. Times are milliseconds since 1970. */

const intervals = { live: 10_000, lowData: 60_000, soon: 60_000 } as const

const minute = 60_000
const hour = 60 * minute

/** A feed that fails is left alone for this long at the most: a match goes on meanwhile. */
const longestPauseMs = 5 * minute

export type Asking = {
  /** Null: not yet. */
  askedAt: number | null
  failures: number
  /** Not before this, after a failure. */
  pausedUntil: number
  /** A server has asked for the pause: nothing cuts it short. */
  isPauseAsked: boolean
}

export const notAsked: Asking = { askedAt: null, failures: 0, pausedUntil: 0, isPauseAsked: false }

export type Circumstances = {
  isSeen: boolean
  isOnline: boolean
  isLowData: boolean
  /** When the page was opened, came back into sight or got its network back, whichever was last. */
  wokenAt: number
}

/** When to ask next, which may be past; null: not before something changes. */
export function nextAsk(
  { askedAt, failures, pausedUntil, isPauseAsked }: Asking,
  matches: readonly FeedMatch[],
  { isSeen, isOnline, isLowData, wokenAt }: Circumstances,
  now: number,
): number | null {
  if (!isSeen) return null
  // Without a network too: the worker may have a copy.
  if (askedAt === null) return wokenAt
  if (!isOnline) return null
  // A clock that has been set back since would have us wait for as long.
  if (askedAt > now + minute) return wokenAt
  const shortest = isLowData ? intervals.lowData : intervals.live
  if (failures > 0) {
    const isWoken = wokenAt > askedAt && !isPauseAsked
    return isWoken ? Math.max(wokenAt, askedAt + shortest) : pausedUntil
  }
  const dates = matches.map((match) => dueFor(match, askedAt, shortest)).filter((due) => due !== null)
  if (wokenAt > askedAt) dates.push(Math.max(wokenAt, askedAt + shortest))
  return dates.length > 0 ? Math.min(...dates) : null
}

/** Within an hour of a start, before it and after: it may be late, and the feed may be late to say so. */
function dueFor(match: FeedMatch, askedAt: number, shortest: number): number | null {
  if (match.status === 'LIVE') return askedAt + shortest
  if (match.status === 'RESULT') return null
  const due = Math.max(askedAt + intervals.soon, startOf(match) - hour)
  return due <= startOf(match) + hour ? due : null
}

export function afterAnswer(now: number): Asking {
  return { ...notAsked, askedAt: now }
}

/** Doubles like the outbox; what a server asks for lengthens the pause and never shortens it. */
export function afterFailure(
  { failures }: Asking,
  retryAfter: string | null,
  now: number,
  random: number,
): Asking {
  const asked = parseRetryAfter(retryAfter, now) ?? 0
  const pause = backoff(failures + 1, random, longestPauseMs)
  return {
    askedAt: now,
    failures: failures + 1,
    pausedUntil: now + Math.max(asked, pause),
    isPauseAsked: asked > 0,
  }
}

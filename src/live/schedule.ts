import { backoff, parseRetryAfter } from '@/lib/retry.ts'

/**
 * When to poll the feed, as pure functions that give the same result in every tab. Times are milliseconds since 1970.
 */

/** `lowData` is shorter than `staleAfterMs` by more than the timeout of a request. */
const intervals = { live: 10_000, lowData: 45_000, soon: 60_000 } as const

const minute = 60_000
const hour = 60 * minute

/** The longest backoff after failures. It is short because the event continues. */
const maxPauseMs = 5 * minute

/** The longest pause that a feed may request (`Retry-After`). */
const maxRequestedPauseMs = 24 * hour

/** How far a match or night is. */
export type Stage = { status: 'UPCOMING' | 'LIVE' | 'RESULT'; startsAt: number }

export type Asking = {
  /** Null before the first request. */
  askedAt: number | null
  failures: number
  /** After a failure, no request before this time. */
  pausedUntil: number
  /** The server requested the pause (`Retry-After`): nothing shortens it. */
  isPauseAsked: boolean
  /** When an item was last live, or unreadable and possibly live. */
  liveAt: number | null
}

export const neverAsked: Asking = {
  askedAt: null,
  failures: 0,
  pausedUntil: 0,
  isPauseAsked: false,
  liveAt: null,
}

export type Circumstances = {
  isSeen: boolean
  isOnline: boolean
  isLowData: boolean
  /** When the page was last opened, shown again or reconnected. */
  wokenAt: number
}

/** When to poll next, possibly in the past. Null until something changes. */
export function nextAsk(
  { askedAt, failures, pausedUntil, isPauseAsked, liveAt }: Asking,
  stages: readonly Stage[],
  { isSeen, isOnline, isLowData, wokenAt }: Circumstances,
  now: number,
): number | null {
  if (!isSeen) return null
  // Even offline, because the worker may have a copy.
  if (askedAt === null) return wokenAt
  // Limits the wait if the clock was set back since. The same applies to `wokenAt`.
  if (askedAt > now + minute) return Math.min(wokenAt, now)
  // The browser may report no network although there is one.
  const shortest = isLowData || !isOnline ? intervals.lowData : intervals.live
  if (failures > 0) {
    const isWoken = wokenAt > askedAt && !isPauseAsked
    return isWoken ? Math.max(wokenAt, askedAt + shortest) : pausedUntil
  }
  const dates = stages.map((stage) => dueFor(stage, askedAt, shortest)).filter((due) => due !== null)
  // A feed may lose its live item for a moment, or correct a result.
  if (liveAt !== null && askedAt + intervals.soon <= liveAt + hour) dates.push(askedAt + intervals.soon)
  if (wokenAt > askedAt) dates.push(Math.max(wokenAt, askedAt + shortest))
  return dates.length > 0 ? Math.min(...dates) : null
}

/** From an hour before the start to an hour after, because the event or the feed may be late. */
function dueFor({ status, startsAt }: Stage, askedAt: number, shortest: number): number | null {
  if (status === 'LIVE') return askedAt + shortest
  if (status === 'RESULT') return null
  const due = Math.max(askedAt + intervals.soon, startsAt - hour)
  return due <= startsAt + hour ? due : null
}

export function afterAnswer(now: number, liveAt: number | null = null): Asking {
  return { ...neverAsked, askedAt: now, liveAt }
}

/** Doubles as the outbox does; `Retry-After` may lengthen the pause, never shorten it. */
export function afterFailure(
  { failures, liveAt }: Asking,
  retryAfter: string | null,
  now: number,
  random: number,
): Asking {
  const requestedPause = parseRetryAfter(retryAfter, now, maxRequestedPauseMs) ?? 0
  const pause = backoff(failures + 1, random, maxPauseMs)
  return {
    askedAt: now,
    failures: failures + 1,
    pausedUntil: now + Math.max(requestedPause, pause),
    isPauseAsked: requestedPause > 0,
    liveAt,
  }
}

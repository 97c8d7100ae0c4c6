import { useNow } from '@/platform/device/clock.ts'
import { getStart } from './feed.ts'
import type { FeedMatch } from './feed.ts'
import { staleAfterMs, type FeedTrouble, type LiveScores } from './score-store.ts'

/** A live match changes with every ball. After this time without a change the feed may be abandoned. */
const stillMs = 10 * 60_000

/** How current our data of a match is. Times are Unix times in milliseconds. */
export type LiveStatus = {
  /** The match is live and the data is current. Older data is shown with its age, and nowhere as live. */
  isLive: boolean
  /** The time of the data. */
  at: number
  /** Never before `at`. */
  now: number
  /** `still`: the feed responds, but has not changed for long. */
  state: 'heard' | 'still' | FeedTrouble
}

/** The single rule for every live display: line, ticker and panel. */
export function getLiveStatus(match: FeedMatch, scores: LiveScores, at: number): LiveStatus {
  const { heardAt, changedAt, trouble } = scores
  const isOn = match.status === 'LIVE'
  const lastSeenAt = heardAt ?? changedAt ?? getStart(match)
  const changed = changedAt ?? lastSeenAt
  const isStill = isOn && lastSeenAt - changed > stillMs
  const since = isStill ? changed : lastSeenAt
  const now = Math.max(at, lastSeenAt)
  return {
    isLive: isOn && !isStill && trouble !== 'offline' && now - since < staleAfterMs,
    at: since,
    now,
    state: trouble ?? (heardAt === null ? 'silent' : isStill ? 'still' : 'heard'),
  }
}

const tickMs = 10_000

/** Re-evaluated as time passes, because a page without new data must stop showing "live". */
export function useLiveStatus(match: FeedMatch, scores: LiveScores): LiveStatus {
  return getLiveStatus(match, scores, useNow(tickMs)?.getTime() ?? 0)
}

import { useNow } from '@/platform/device/clock.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { getLiveStatus, type LiveStatus } from './live-status.ts'

const tickMs = 10_000

/** Re-evaluated as time passes, because a page without new data must stop showing "live". */
export function useLiveStatus(match: FeedMatch, scores: LiveScores): LiveStatus {
  return getLiveStatus(match, scores, useNow(tickMs)?.getTime() ?? 0)
}

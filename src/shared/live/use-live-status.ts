import { useEffect, useState } from 'react'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { getLiveStatus, type LiveStatus } from './live-status.ts'

const tickMs = 10_000

/** Re-evaluated as time passes, because a page without new data must stop showing "live". */
export function useLiveStatus(match: FeedMatch, scores: LiveScores): LiveStatus {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    // Also runs while the page is hidden, because the score may be in a floating window.
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, tickMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return getLiveStatus(match, scores, now)
}

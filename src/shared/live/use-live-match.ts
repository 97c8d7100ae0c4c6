import { useEffect, useMemo } from 'react'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { useLiveScores } from '@/platform/live-scores/use-live-scores.ts'
import { rememberLive } from './live-expanded.ts'
import { matchToShow, shownUntil } from './live-figures.ts'

/**
 * The match that is live or has just ended, and the state of the feed. Polls the feed while mounted.
 *
 * `recorded`: ids of matches that the site has its own record of. They are left out of the feed.
 */
export function useLiveMatch(recorded: readonly string[]): { match: FeedMatch | null; scores: LiveScores } {
  const scores = useLiveScores(recorded)
  const match = useMemo(() => matchToShow(scores), [scores])
  const isHeard = scores.heardAt !== null
  useEffect(() => {
    if (isHeard) rememberLive(match && shownUntil(match))
  }, [isHeard, match])
  return { match, scores }
}

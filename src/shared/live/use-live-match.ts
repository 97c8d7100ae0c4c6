import { useMemo } from 'react'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { useLiveScores } from '@/platform/live-scores/use-live-scores.ts'
import { matchToShow } from './live-figures.ts'

/**
 * The match that is on, or has just ended, and what is known of the feed, which is asked for as long as somebody looks.
 * `recorded`: ids of what no feed knows better than the site.
 */
export function useLiveMatch(recorded: readonly string[]): { match: FeedMatch | null; scores: LiveScores } {
  const scores = useLiveScores(recorded)
  return useMemo(() => ({ match: matchToShow(scores), scores }), [scores])
}

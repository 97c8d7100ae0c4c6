import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { useLiveScores } from '@/platform/live-scores/use-live-scores.ts'
import { matchesToShow } from './live-figures.ts'

/**
 * The live matches, or the latest one to end, and the state of the feed. Polls the feed while mounted.
 *
 * `recorded`: ids of matches that the site has its own record of. They are left out of the feed.
 */
export function useLiveMatches(recorded: readonly string[]): { matches: FeedMatch[]; scores: LiveScores } {
  const scores = useLiveScores(recorded)
  return { matches: matchesToShow(scores), scores }
}

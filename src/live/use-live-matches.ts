import type { FeedMatch } from './feed.ts'
import type { LiveScores } from './live-scores.ts'
import { useLiveScores } from './use-live-scores.ts'
import { matchesToShow } from './live-figures.ts'

/**
 * The matches that are live, or the one that has just ended, and the state of the feed. Polls the feed while mounted.
 *
 * `recorded`: ids of matches that the site has its own record of. They are left out of the feed.
 */
export function useLiveMatches(recorded: readonly string[]): { matches: FeedMatch[]; scores: LiveScores } {
  const scores = useLiveScores(recorded)
  return { matches: matchesToShow(scores), scores }
}

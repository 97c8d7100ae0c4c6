import { useMemo, useSyncExternalStore } from 'react'
import { createBrowserStore } from './browser-store.ts'
import { emptyFeed } from './feed-store.ts'
import { getStart, scoreKind, type FeedMatch, type LiveScores } from './score-feed.ts'

const store = createBrowserStore(scoreKind)

/**
 * The live scores. Polling runs while at least one such component is mounted. Excludes matches that the site has its
 * own record of (`recorded`, ids).
 *
 * Use it only in components that load once the page is idle, because it includes the engine.
 */
export function useLiveScores(recorded: readonly string[]): LiveScores {
  const scores = useSyncExternalStore(store.observe, store.read, () => emptyFeed)
  return useMemo(() => {
    const ours = ({ id }: FeedMatch) => !recorded.includes(id)
    return { ...scores, items: scores.items.filter(ours), finished: scores.finished.filter(ours) }
  }, [scores, recorded])
}

/**
 * The live matches, or the latest one to end, and the state of the feed. Polls the feed while mounted.
 *
 * `recorded`: ids of matches that the site has its own record of. They are left out of the feed.
 */
export function useLiveMatches(recorded: readonly string[]): { matches: FeedMatch[]; scores: LiveScores } {
  const scores = useLiveScores(recorded)
  return { matches: matchesToShow(scores), scores }
}

/** A finished match keeps the live slot for this long after its start. */
const freshMs = 12 * 3_600_000

/** The live matches. If there is none, the latest match that has just ended. */
export function matchesToShow({ items, updatedAt, heardAt }: LiveScores): FeedMatch[] {
  const isFresh = (match: FeedMatch) => {
    // Age at the last response, because the document may stay unchanged until the next match.
    const age = Math.max(updatedAt ?? 0, heardAt ?? 0) - getStart(match)
    return age >= 0 && age < freshMs
  }
  const live = items.filter(({ status }) => status === 'LIVE')
  if (live.length > 0) return live
  return items
    .filter((match) => match.status === 'RESULT' && isFresh(match))
    .toSorted((one, other) => getStart(other) - getStart(one))
    .slice(0, 1)
}

import { useMemo, useSyncExternalStore } from 'react'
import type { FeedMatch } from './feed.ts'
import { emptyScores, type LiveScores } from './live-scores.ts'
import { readLiveScores, observeLiveScores } from './browser-score-store.ts'

/**
 * The live scores. Polling runs while at least one such component is mounted. Excludes matches that the site has its
 * own record of (`recorded`, ids).
 *
 * Use it only in components that load once the page is idle, because it includes the engine.
 */
export function useLiveScores(recorded: readonly string[]): LiveScores {
  const scores = useSyncExternalStore(observeLiveScores, readLiveScores, () => emptyScores)
  return useMemo(() => {
    const ours = ({ id }: FeedMatch) => !recorded.includes(id)
    return { ...scores, matches: scores.matches.filter(ours), finished: scores.finished.filter(ours) }
  }, [scores, recorded])
}

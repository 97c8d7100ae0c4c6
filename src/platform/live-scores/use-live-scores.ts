import { useMemo, useSyncExternalStore } from 'react'
import { emptyScores, type LiveScores } from './live-scores.ts'
import { readLiveScores, watchLiveScores } from './browser-score-store.ts'

/**
 * The live scores: polling runs while at least one such component is mounted. Matches that the site has a record
 * of (`recorded`, ids) are left out. Use it only in components that load when the page is idle: it imports the engine.
 */
export function useLiveScores(recorded: readonly string[]): LiveScores {
  const scores = useSyncExternalStore(watchLiveScores, readLiveScores, () => emptyScores)
  return useMemo(
    () => ({ ...scores, matches: scores.matches.filter(({ id }) => !recorded.includes(id)) }),
    [scores, recorded],
  )
}

import { useMemo, useSyncExternalStore } from 'react'
import { emptyScores, type LiveScores } from './live-scores.ts'
import { readLiveScores, watchLiveScores } from './browser-score-store.ts'

/**
 * The live scores: polling runs while at least one such component is mounted. Matches of which the site has a record of
 * its own (`recorded`, ids) are left out. Only for parts that load once the page is idle: the engine comes with it.
 */
export function useLiveScores(recorded: readonly string[]): LiveScores {
  const scores = useSyncExternalStore(watchLiveScores, readLiveScores, () => emptyScores)
  return useMemo(
    () => ({ ...scores, matches: scores.matches.filter(({ id }) => !recorded.includes(id)) }),
    [scores, recorded],
  )
}

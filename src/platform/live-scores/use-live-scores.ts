import { useMemo, useSyncExternalStore } from 'react'
import { nothingHeard, type LiveScores } from './live-scores.ts'
import { readLiveScores, watchLiveScores } from './desk.ts'

/**
 * The live scores, for as long as the component is there: the first that asks starts the asking, the last that goes ends
 * it. What the site has a record of (`recorded`, ids) the feed does not tell anew. Only for parts that come after the page
 * is idle: the engine comes with it.
 */
export function useLiveScores(recorded: readonly string[]): LiveScores {
  const scores = useSyncExternalStore(watchLiveScores, readLiveScores, () => nothingHeard)
  return useMemo(
    () => ({ ...scores, matches: scores.matches.filter(({ id }) => !recorded.includes(id)) }),
    [scores, recorded],
  )
}

import { useMemo, useSyncExternalStore } from 'react'
import { isLowData } from '@/platform/device/low-data.ts'
import { isOnline } from '@/platform/device/online.ts'
import { reportFault } from '@/platform/report-fault.ts'
import { fetchFeed } from './fetch-feed.ts'
import { cacheScores, readCachedScores } from './cache-scores.ts'
import type { FeedMatch } from './feed.ts'
import { matchesToShow } from './live-figures.ts'
import { createScoreStore, emptyScores, type LiveScores } from './score-store.ts'

const store = createScoreStore({
  now: () => Date.now(),
  random: () => Math.random(),
  fetchFeed,
  isSeen: () => document.visibilityState === 'visible',
  isOnline,
  isLowData,
  onChange: (listen) => {
    const listening = new AbortController()
    const { signal } = listening
    for (const change of ['online', 'offline']) addEventListener(change, listen, { signal })
    document.addEventListener('visibilitychange', listen, { signal })
    return () => listening.abort()
  },
  storeCopy: (document, heardAt) => void cacheScores(document, heardAt),
  readCopy: readCachedScores,
  report: (rejection) => reportFault({ kind: 'scores', ...rejection }),
})

/**
 * The live scores. Polling runs while at least one such component is mounted. Excludes matches that the site has its
 * own record of (`recorded`, ids).
 *
 * Use it only in components that load once the page is idle, because it includes the engine.
 */
export function useLiveScores(recorded: readonly string[]): LiveScores {
  const scores = useSyncExternalStore(store.observe, store.read, () => emptyScores)
  return useMemo(() => {
    const ours = ({ id }: FeedMatch) => !recorded.includes(id)
    return { ...scores, matches: scores.matches.filter(ours), finished: scores.finished.filter(ours) }
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

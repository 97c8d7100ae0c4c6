import { isLowData } from '@/platform/device/low-data.ts'
import { isOnline } from '@/platform/device/online.ts'
import { reportFault } from '@/platform/report-fault.ts'
import { fetchFeed } from './fetch-feed.ts'
import { cacheScores, readCachedScores } from './cache-scores.ts'
import { createScoreStore } from './score-store.ts'

const store = createScoreStore({
  now: () => Date.now(),
  random: () => Math.random(),
  fetchFeed,
  isSeen: () => document.visibilityState === 'visible',
  isOnline,
  isLowData,
  onChange: (listen) => {
    addEventListener('online', listen)
    addEventListener('offline', listen)
    document.addEventListener('visibilitychange', listen)
    return () => {
      removeEventListener('online', listen)
      removeEventListener('offline', listen)
      document.removeEventListener('visibilitychange', listen)
    }
  },
  storeCopy: (document, heardAt) => void cacheScores(document, heardAt),
  readCopy: readCachedScores,
  report: (why) => reportFault({ kind: 'scores', why }),
})

/** Returns the same object until something changes. */
export const readLiveScores = store.read

/** Called at every change. Returns the unsubscriber. Polls the feed while there are observers. */
export const observeLiveScores = store.observe

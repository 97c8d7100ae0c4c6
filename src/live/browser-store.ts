import { isLowData } from '@/platform/device/low-data.ts'
import { isOnline } from '@/platform/device/online.ts'
import { reportFault } from '@/platform/report-fault.ts'
import { cacheFeed, readCachedFeed } from './cache-feed.ts'
import { createFeedStore, type FeedStore } from './feed-store.ts'
import { fetchFeed } from './fetch-feed.ts'
import type { FeedKind } from './merge.ts'

/** The store of a feed on this page. */
export function createBrowserStore<Item>(kind: FeedKind<Item>): FeedStore<Item> {
  const { feed } = kind
  return createFeedStore(kind, {
    now: () => Date.now(),
    random: () => Math.random(),
    fetchFeed: (etag) => fetchFeed(feed, etag),
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
    storeCopy: (document, heardAt) => void cacheFeed(feed, document, heardAt),
    readCopy: () => readCachedFeed(feed),
    report: (rejection) => reportFault({ kind: feed.name, ...rejection }),
  })
}

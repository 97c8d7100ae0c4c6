import { keptAtHeader, parseFeedText, type Feed } from '@/contract/feeds.ts'
import { readBodyText } from '@/lib/read-body.ts'
import { isWorkerRegistered } from '@/platform/device/sw-bridge/registration.ts'

/**
 * Stores the device's only copy of a feed, which the worker serves if the feed fails. Pages write it because only
 * they validate the data. Without a worker nothing would read or delete the copy.
 */
export async function cacheFeed(feed: Feed, document: unknown, heardAt: number): Promise<void> {
  if (!(await isWorkerRegistered())) return
  try {
    const address = copyAddress(feed)
    const headers = { 'Content-Type': 'application/json', [keptAtHeader]: String(heardAt) }
    const cache = await caches.open(feed.cache)
    // The URL may have had another query before. One copy is enough.
    const others = (await cache.keys()).filter(({ url }) => url !== address)
    await Promise.all([
      cache.put(address, new Response(JSON.stringify(document), { headers })),
      ...others.map((old) => cache.delete(old)),
    ])
  } catch {
    // No space. Offline, the visitor sees only what the site itself contains.
  }
}

/** Undefined if there is no readable copy. */
export async function readCachedFeed(feed: Feed): Promise<unknown> {
  try {
    const copy = await caches.match(copyAddress(feed), { cacheName: feed.cache })
    return copy && parseFeedText(await readBodyText(copy))
  } catch {
    return undefined
  }
}

const copyAddress = ({ url }: Feed) => new URL(url, location.href).href

import { keptAtHeader, parseFeedText, scoresCache, scoresUrl } from '@/contract/score-feed.ts'
import { readBodyText } from '@/lib/read-body.ts'
import { isWorkerRegistered } from '@/platform/device/sw-bridge/registration.ts'

/**
 * Stores the device's only copy of the scores, which the worker serves if the feed fails. Pages write it because only
 * they validate the data. Without a worker nothing would read or delete the copy.
 */
export async function cacheScores(document: unknown, heardAt: number): Promise<void> {
  if (!(await isWorkerRegistered())) return
  try {
    const address = copyAddress()
    const headers = { 'Content-Type': 'application/json', [keptAtHeader]: String(heardAt) }
    const cache = await caches.open(scoresCache)
    // The URL may have had another query before. One copy is enough.
    const others = (await cache.keys()).filter(({ url }) => url !== address)
    await Promise.all([
      cache.put(address, new Response(JSON.stringify(document), { headers })),
      ...others.map((old) => cache.delete(old)),
    ])
  } catch {
    // No space. Offline, the visitor sees only the matches that the site itself contains.
  }
}

/** Undefined if there is no readable copy. */
export async function readCachedScores(): Promise<unknown> {
  try {
    const copy = await caches.match(copyAddress(), { cacheName: scoresCache })
    return copy && parseFeedText(await readBodyText(copy))
  } catch {
    return undefined
  }
}

const copyAddress = () => new URL(scoresUrl, location.href).href

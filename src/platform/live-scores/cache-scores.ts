import { keptAtHeader, scoresCache, scoresUrl } from '@/contract/score-feed.ts'
import { isWorkerRegistered } from '@/platform/device/sw-bridge/registration.ts'

/**
 * The device's one copy of the scores, which the worker serves where the feed fails. Pages write it, as only they can
 * judge the data. Without a worker nobody would read or delete it.
 */
export async function cacheScores(document: unknown, heardAt: number): Promise<void> {
  if (!(await isWorkerRegistered())) return
  try {
    const address = new URL(scoresUrl, location.href).href
    const headers = { 'Content-Type': 'application/json', [keptAtHeader]: String(heardAt) }
    const cache = await caches.open(scoresCache)
    // The address may have had another query before; one copy is enough.
    const others = (await cache.keys()).filter(({ url }) => url !== address)
    await Promise.all([
      cache.put(address, new Response(JSON.stringify(document), { headers })),
      ...others.map((old) => cache.delete(old)),
    ])
  } catch {
    // No space: offline, the visitor sees the matches that the site itself has.
  }
}

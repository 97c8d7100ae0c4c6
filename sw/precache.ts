import { lowDataMark } from '@/contract/low-data.ts'
import { cleanupOutdatedCaches, PrecacheController } from 'workbox-precaching'

type ManifestEntry = { url: string; revision: string | null }

/** How many files are fetched side by side at install; Workbox itself takes one after the other. */
const parallel = 6

/** How many of those that say their own version: few enough to leave the page a part of the connection. */
const together = 24

/** Scripts and styles of the version before this one: a tab that was opened with them may still ask for them. */
const previousCache = 'sporte-previous'

/** Everything the site needs without a network, stored as one version or not at all. */
export class Precache {
  private readonly controller = new PrecacheController()

  constructor(manifest: ManifestEntry[]) {
    this.controller.addToCacheList(manifest)
    cleanupOutdatedCaches()
  }

  isHeld(path: string): boolean {
    return this.controller.getCacheKeyForURL(path) !== undefined
  }

  /** The stored answer; the network's where the browser has evicted ours. */
  async answer(path: string): Promise<Response> {
    return (await this.controller.matchPrecache(path)) ?? fetch(path)
  }

  async previous(request: Request): Promise<Response | undefined> {
    return caches.match(request, { cacheName: previousCache })
  }

  /** Every address in store, for finding a stand-in. */
  paths(): string[] {
    return this.controller.getCachedURLs().map((url) => new URL(url).pathname)
  }

  /** Rejects when a single file fails: the browser then keeps the version it has and tries again later. */
  async install(event: ExtendableEvent): Promise<void> {
    const isLow = await caches.has(lowDataMark)
    const all = [...this.controller.getURLsToCacheKeys()]
    // Without art: it comes from the network once it is wanted, and with the next version.
    const wanted = isLow ? all.filter(([url]) => !url.endsWith('.avif')) : all
    await this.storeHashed(wanted.filter(([url, cacheKey]) => url === cacheKey).map(([url]) => url))
    const queue = wanted.filter(([url, cacheKey]) => url !== cacheKey)
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [url, cacheKey] = next
        // A revision in the key means the address is reused between versions: past the HTTP cache then.
        const request = new Request(url, { cache: 'reload', credentials: 'same-origin' })
        await Promise.all(this.controller.strategy.handleAll({ request, event, params: { cacheKey } }))
      }
    }
    await Promise.all(Array.from({ length: parallel }, worker))
  }

  /**
   * Addresses that say their own version, hundreds of them: stored some at a time in one operation of the browser's,
   * which costs a third less than one by one. What the version before has stored already is not asked for again.
   */
  private async storeHashed(urls: string[]): Promise<void> {
    const store = await caches.open(this.controller.strategy.cacheName)
    const held = new Set((await store.keys()).map(({ url }) => url))
    const missing = urls.filter((url) => !held.has(url))
    for (let index = 0; index < missing.length; index += together) {
      await store.addAll(missing.slice(index, index + together))
    }
  }

  /** Drops what the version before held, but for its scripts and styles, which stay one version longer. */
  async activate(event: ExtendableEvent): Promise<void> {
    const store = await caches.open(this.controller.strategy.cacheName)
    const current = new Set(this.controller.getURLsToCacheKeys().values())
    const outdated = (await store.keys()).filter(({ url }) => !current.has(url))
    if (outdated.length > 0) {
      await caches.delete(previousCache)
      const previous = await caches.open(previousCache)
      for (const request of outdated) {
        const response = await store.match(request)
        if (response && /\/assets\/.+\.(?:js|css)$/.test(request.url)) await previous.put(request, response)
      }
    }
    await this.controller.activate(event)
  }
}

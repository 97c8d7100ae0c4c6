import { lowDataMark } from '@/contract/low-data.ts'
import {
  fetchVerified,
  hasExpectedContentType,
  isVerified,
  isHashedAsset,
  type PrecacheEntry,
} from './verify-response.ts'
import { dropPictures } from './images.ts'
import { isOutOfRoom, precachePrefix, previousCache } from './cache-names.ts'

/** Concurrent downloads: few enough to leave the page some bandwidth. */
const together = 24

type Successors = { installing: unknown; waiting: unknown }

/**
 * Everything the site needs offline, stored as one version or not at all. Every byte is verified at install, also files
 * taken over from the previous version; at run time only the type is checked.
 */
export class Precache {
  private readonly files: ReadonlyMap<string, PrecacheEntry>
  private readonly scope: string
  private readonly storeName: string

  constructor(manifest: readonly PrecacheEntry[], scope: string) {
    this.files = new Map(manifest.map((file) => [file.url, file]))
    this.scope = scope
    this.storeName = precachePrefix + scope
  }

  readonly isPrecached = (path: string): boolean => this.files.has(path)

  /** All stored addresses, to find a substitute. */
  paths(): string[] {
    return [...this.files.keys()]
  }

  /** From the cache only; undefined if it was evicted, or something else was stored. */
  async stored(path: string): Promise<Response | undefined> {
    const file = this.files.get(path)
    return file && found(this.keyOf(file), path, this.storeName)
  }

  /** The stored response, else the network's, which is then stored. Rejects if it cannot be verified. */
  async answer(path: string): Promise<Response> {
    const stored = await this.stored(path)
    if (stored) return stored
    const file = this.files.get(path)
    if (!file) throw new Error(`Not of this version: ${path}`)
    const response = await fetchVerified(file, this.isPrecached)
    const copy = response.clone()
    await caches
      .open(this.storeName)
      .then((store) => store.put(this.keyOf(file), copy))
      .catch(() => {})
    return response
  }

  /**
   * From the waiting version, which has stored its files beside ours, or from the previous one, which has left them.
   */
  async ofOtherVersion(url: string): Promise<Response | undefined> {
    const path = new URL(url).pathname
    return (await found(url, path, this.storeName)) ?? found(url, path, previousCache)
  }

  /** Rejects when a single file fails: the browser then keeps the version it has and tries again later. */
  async install(): Promise<void> {
    const isLow = await caches.has(lowDataMark)
    const store = await caches.open(this.storeName)
    const held = new Set((await store.keys()).map(({ url }) => url))
    // Without art: that is loaded on demand, and with the next version.
    const queue = [...this.files.values()].filter(({ url }) => !(isLow && url.endsWith('.avif')))
    const added: string[] = []
    const worker = async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        const key = this.keyOf(file)
        if (held.has(key) && (await this.isKept(store, file))) continue
        added.push(key)
        await this.store(store, file).catch((error: unknown) => {
          queue.length = 0
          throw error
        })
      }
    }
    const ends = await Promise.allSettled(Array.from({ length: together }, worker))
    const failed = ends.find((end) => end.status === 'rejected')
    if (!failed) return
    // A partial install must not take the space that an enquiry needs. After any other failure it stays, so that the
    // next attempt has less to download.
    if (isOutOfRoom(failed.reason)) await Promise.all(added.map((key) => store.delete(key)))
    throw failed.reason
  }

  /** Deletes the previous version's files, except its scripts and styles, which stay one version longer. */
  async activate({ installing, waiting }: Successors): Promise<void> {
    // A newer version may be storing its files beside ours: unknown files may be its own. It will delete ours in turn.
    if (installing ?? waiting) return
    const store = await caches.open(this.storeName)
    const current = new Set([...this.files.values()].map((file) => this.keyOf(file)))
    const outdated = (await store.keys()).filter(({ url }) => !current.has(url))
    if (outdated.length === 0) return
    await leave(store, outdated).catch(() => {}) // out of space: deleting the rest frees some
    await Promise.all(outdated.map((request) => store.delete(request)))
  }

  /** A revision in the key where the address is the same in every version. */
  private keyOf({ url, revision }: PrecacheEntry): string {
    return new URL(isHashedAsset(url) ? url : `${url}?__WB_REVISION__=${revision}`, this.scope).href
  }

  /** Without this a corrupt file would stay in the cache: its name does not change. */
  private async isKept(store: Cache, file: PrecacheEntry): Promise<boolean> {
    const response = await store.match(this.keyOf(file), { ignoreVary: true })
    return response !== undefined && isVerified(file, response, this.isPrecached).catch(() => false)
  }

  private async store(store: Cache, file: PrecacheEntry): Promise<void> {
    try {
      await store.put(this.keyOf(file), await fetchVerified(file, this.isPrecached))
    } catch (error) {
      if (!isOutOfRoom(error)) throw error
      await dropPictures()
      await store.put(this.keyOf(file), await fetchVerified(file, this.isPrecached))
    }
  }
}

/** A failing store (a damaged profile, a full disk) counts as empty. */
async function found(key: string, path: string, cacheName: string): Promise<Response | undefined> {
  try {
    const response = await caches.match(key, { cacheName, ignoreVary: true })
    return response && hasExpectedContentType(path, response) ? response : undefined
  } catch {
    return undefined
  }
}

async function leave(store: Cache, outdated: readonly Request[]): Promise<void> {
  await caches.delete(previousCache)
  const previous = await caches.open(previousCache)
  for (const request of outdated) {
    if (!/\/assets\/.+\.(?:js|css)$/.test(request.url)) continue
    const response = await store.match(request)
    if (response) await previous.put(request, response)
  }
}

import { lowDataMark } from '@/contract/low-data.ts'
import {
  fetchVerified,
  hasExpectedContentType,
  isVerified,
  isDocument,
  isHashedAsset,
  referencedAssets,
  type PrecacheEntry,
} from './verify-response.ts'
import { dropPictures } from './images.ts'
import { isOutOfRoom, precacheName, previousCache } from '@/contract/cache-names.ts'

/** Concurrent downloads, few enough to leave bandwidth for the page. */
const together = 24

/** More than a content blocker refuses. With more missing, the host or the network fails. */
const mostMissing = 12

type Successors = { installing: unknown; waiting: unknown }

/**
 * All files that the site needs offline, stored as one version or not at all. Only files that no stored document
 * references may be missing, because a content blocker would prevent every install: `complete` fetches them later.
 *
 * The install verifies every byte, including files of the previous version. At run time only the content type is
 * checked.
 */
export class Precache {
  private readonly files: ReadonlyMap<string, PrecacheEntry>
  private readonly scope: string
  private readonly storeName: string
  private isChecked = false

  constructor(manifest: readonly PrecacheEntry[], scope: string) {
    this.files = new Map(manifest.map((file) => [file.url, file]))
    this.scope = scope
    this.storeName = precacheName(new URL(scope).origin)
  }

  readonly isPrecached = (path: string): boolean => this.files.has(path)

  /** All precached URLs, to find a fallback encoding. */
  paths(): string[] {
    return [...this.files.keys()]
  }

  /** From the cache only. Undefined if the entry was evicted or has an unexpected type. */
  async stored(path: string): Promise<Response | undefined> {
    const file = this.files.get(path)
    return file && found(this.keyOf(file), path, this.storeName)
  }

  /**
   * The stored response, otherwise the network's, which is then stored. Rejects if the network's response cannot be
   * verified.
   */
  async answer(path: string): Promise<Response> {
    const stored = await this.stored(path)
    if (stored) return stored
    const file = this.files.get(path)
    if (!file) throw new Error(`Not of this version: ${path}`)
    const response = await fetchVerified(file, this.isPrecached)
    const copy = response.clone()
    await openInstalled(this.storeName)
      .then((store) => store?.put(this.keyOf(file), copy))
      .catch(() => {})
    return response
  }

  /** From the waiting version, whose files are in the same cache, or from the previous version's cache. */
  async ofOtherVersion(url: string): Promise<Response | undefined> {
    const path = new URL(url).pathname
    return (await found(url, path, this.storeName)) ?? found(url, path, previousCache)
  }

  /** Rejects if a needed file fails. The browser then keeps the current version and tries again later. */
  async install(): Promise<void> {
    const isLow = await caches.has(lowDataMark)
    const store = await caches.open(this.storeName)
    const held = new Set((await store.keys()).map(({ url }) => url))
    const added: string[] = []
    const missing = new Map<string, unknown>()
    const add = async (file: PrecacheEntry) => {
      const key = this.keyOf(file)
      if (held.has(key) && (await this.isKept(store, file))) return
      added.push(key)
      await this.store(store, file).catch((error: unknown) => {
        if (isDocument(file.url) || isOutOfRoom(error) || missing.size === mostMissing) throw error
        missing.set(file.url, error)
      })
    }
    // Without art, which loads on demand and with the next version.
    const files = [...this.files.values()].filter(({ url }) => !(isLow && url.endsWith('.avif')))
    try {
      await eachTogether(
        files.filter(({ url }) => !isDocument(url)),
        add,
      )
      // Documents come last and never from the HTTP cache, so that an interrupted install rejects.
      await eachTogether(
        files.filter(({ url }) => isDocument(url)),
        add,
      )
      if (missing.size === 0) return
      for (const name of await this.referenced()) if (missing.has(name)) throw missing.get(name)
    } catch (error) {
      // A partial install must not take the space that an enquiry needs. After any other failure it stays, so that the
      // next attempt downloads less.
      if (isOutOfRoom(error)) await Promise.all(added.map((key) => store.delete(key)))
      throw error
    }
  }

  /** Fetches what is missing since the install, or since the visitor cleared it with a second tab open. */
  async complete(): Promise<void> {
    if (this.isChecked) return
    const store = await openInstalled(this.storeName)
    if (!store) return
    this.isChecked = true
    const isLow = await caches.has(lowDataMark)
    const held = new Set((await store.keys()).map(({ url }) => url))
    const missing = [...this.files.values()].filter(
      (file) => !held.has(this.keyOf(file)) && !(isLow && file.url.endsWith('.avif')),
    )
    await eachTogether(missing, ({ url }) =>
      this.answer(url).then(
        () => {},
        () => {},
      ),
    )
  }

  /** Deletes the previous version's files, except scripts and styles, which stay for one more version. */
  async activate({ installing, waiting }: Successors): Promise<void> {
    // A newer version may be storing its files in the same cache, so unknown files may belong to it. It will delete
    // ours in turn.
    if (installing ?? waiting) return
    const store = await caches.open(this.storeName)
    const current = new Set([...this.files.values()].map((file) => this.keyOf(file)))
    const outdated = (await store.keys()).filter(({ url }) => !current.has(url))
    if (outdated.length === 0) return
    await leave(store, outdated).catch(() => {}) // out of space: deleting the rest frees some
    await Promise.all(outdated.map((request) => store.delete(request)))
  }

  /** Adds a revision to the key if the URL is the same in every version. */
  private keyOf({ url, revision }: PrecacheEntry): string {
    return new URL(isHashedAsset(url) ? url : `${url}?__WB_REVISION__=${revision}`, this.scope).href
  }

  /** The files that the stored documents reference. */
  private async referenced(): Promise<string[]> {
    const documents = this.paths().filter(isDocument)
    const pages = await Promise.all(documents.map(async (path) => (await this.stored(path))?.text()))
    return pages.flatMap((html = '') => referencedAssets(html))
  }

  /** Whether the stored file is intact. A corrupt file must not stay permanently because its name does not change. */
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

/** Undefined once the visitor has cleared it: a removed worker still responds to open tabs, and must store nothing. */
async function openInstalled(name: string): Promise<Cache | undefined> {
  return (await caches.has(name)) ? caches.open(name) : undefined
}

/** Stops at the first failure, and waits for the calls in progress. */
async function eachTogether<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const work = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) {
      await call(item).catch((error: unknown) => {
        queue.length = 0
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: together }, work))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}

/** A failing cache (a damaged profile, a full disk) counts as empty. */
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

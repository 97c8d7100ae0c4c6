import { lowDataMark } from '@/contract/low-data.ts'
import { fetchGenuine, hasRightType, isGenuine, saysItsVersion, type Listed } from './genuine.ts'
import { dropPictures } from './pictures.ts'
import { precachePrefix, previousCache } from './stores.ts'

/** How many files are looked after side by side: few enough to leave the page a part of the connection. */
const together = 24

type Successors = { installing: unknown; waiting: unknown }

/**
 * Everything the site needs without a network, stored as one version or not at all. Every byte is looked at when it is
 * installed, also what the version before has left; a page that waits for its script only has its type looked at.
 */
export class Precache {
  private readonly files: ReadonlyMap<string, Listed>
  private readonly scope: string
  private readonly storeName: string

  constructor(manifest: readonly Listed[], scope: string) {
    this.files = new Map(manifest.map((file) => [file.url, file]))
    this.scope = scope
    this.storeName = precachePrefix + scope
  }

  readonly isHeld = (path: string): boolean => this.files.has(path)

  /** Every address in store, for finding a stand-in. */
  paths(): string[] {
    return [...this.files.keys()]
  }

  /** Without asking the network; undefined where the browser has evicted it, or somebody has stored something else. */
  async stored(path: string): Promise<Response | undefined> {
    const file = this.files.get(path)
    return file && found(this.keyOf(file), path, this.storeName)
  }

  /** The stored answer; where there is none, the network's, which is stored anew. Rejects when that is not genuine. */
  async answer(path: string): Promise<Response> {
    const stored = await this.stored(path)
    if (stored) return stored
    const file = this.files.get(path)
    if (!file) throw new Error(`Not of this version: ${path}`)
    const response = await fetchGenuine(file, this.isHeld)
    const copy = response.clone()
    await caches
      .open(this.storeName)
      .then((store) => store.put(this.keyOf(file), copy))
      .catch(() => {})
    return response
  }

  /** Of the version that waits, which has stored its files beside ours, or of the one before, which has left them. */
  async ofOtherVersion(url: string): Promise<Response | undefined> {
    const path = new URL(url).pathname
    return (await found(url, path, this.storeName)) ?? found(url, path, previousCache)
  }

  /** Rejects when a single file fails: the browser then keeps the version it has and tries again later. */
  async install(): Promise<void> {
    const isLow = await caches.has(lowDataMark)
    const store = await caches.open(this.storeName)
    const held = new Set((await store.keys()).map(({ url }) => url))
    // Without art: it comes from the network once it is wanted, and with the next version.
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
    // What is half installed must not take the room that an enquiry needs. After any other failure it stays: the next
    // attempt has less to fetch.
    if (isOutOfRoom(failed.reason)) await Promise.all(added.map((key) => store.delete(key)))
    throw failed.reason
  }

  /** Drops what the version before held, but for its scripts and styles, which stay one version longer. */
  async activate({ installing, waiting }: Successors): Promise<void> {
    // A version after this one stores its files beside ours: what is not ours may be its own. It drops ours in its turn.
    if (installing ?? waiting) return
    const store = await caches.open(this.storeName)
    const current = new Set([...this.files.values()].map((file) => this.keyOf(file)))
    const outdated = (await store.keys()).filter(({ url }) => !current.has(url))
    if (outdated.length === 0) return
    await leave(store, outdated).catch(() => {}) // out of room: dropping the rest makes some
    await Promise.all(outdated.map((request) => store.delete(request)))
  }

  /** A revision in the key where the address is the same in every version. */
  private keyOf({ url, revision }: Listed): string {
    return new URL(saysItsVersion(url) ? url : `${url}?__WB_REVISION__=${revision}`, this.scope).href
  }

  /** A poisoned file must not stay for ever because its name is still the same. */
  private async isKept(store: Cache, file: Listed): Promise<boolean> {
    const response = await store.match(this.keyOf(file), { ignoreVary: true })
    return response !== undefined && isGenuine(file, response, this.isHeld).catch(() => false)
  }

  private async store(store: Cache, file: Listed): Promise<void> {
    try {
      await store.put(this.keyOf(file), await fetchGenuine(file, this.isHeld))
    } catch (error) {
      if (!isOutOfRoom(error)) throw error
      await dropPictures()
      await store.put(this.keyOf(file), await fetchGenuine(file, this.isHeld))
    }
  }
}

/** A store that fails (a damaged profile, a full disk) is an empty one. */
async function found(key: string, path: string, cacheName: string): Promise<Response | undefined> {
  try {
    const response = await caches.match(key, { cacheName, ignoreVary: true })
    return response && hasRightType(path, response) ? response : undefined
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

function isOutOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

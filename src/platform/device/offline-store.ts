import { removeWorkers } from './sw-bridge/registration.ts'

/** What the service worker has stored, seen from a page. */
export type OfflineStore = {
  /** How many documents open offline. */
  pages: number
  /** Bytes. Null if the browser does not report it. */
  bytes: number | null
}

/** Null where there is no such store. */
export async function readOfflineStore(): Promise<OfflineStore | null> {
  if (!('caches' in globalThis)) return null
  try {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
    const paths = new Set(requests.map(({ url }) => new URL(url).pathname))
    return { pages: [...paths].filter(isDocument).length, bytes: (await estimate())?.offline ?? null }
  } catch {
    return null
  }
}

/** Bytes of everything that this site stores. Null if the browser does not report it. */
export async function readWeight(): Promise<number | null> {
  return (await estimate())?.all ?? null
}

/**
 * Deletes the stored pages and pictures and unregisters the worker: a worker without its cache would serve no page and
 * never fill it again. The next online visit registers it again, and it precaches everything again.
 */
export async function clearOfflineStore(): Promise<void> {
  await removeWorkers()
  if (!('caches' in globalThis)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

const isDocument = (path: string): boolean => path.endsWith('/')

async function estimate(): Promise<{ all: number | null; offline: number | null } | null> {
  try {
    const found = await navigator.storage?.estimate?.()
    if (!found) return null
    // Chromium breaks the usage down; elsewhere the total is the stored pages but for a few hundred bytes.
    const details: unknown = 'usageDetails' in found ? found.usageDetails : undefined
    const cached = detailOf(details, 'caches')
    const worker = detailOf(details, 'serviceWorkerRegistrations')
    const all = found.usage ?? null
    return { all, offline: details === undefined ? all : (cached ?? 0) + (worker ?? 0) }
  } catch {
    return null
  }
}

function detailOf(details: unknown, name: string): number | null {
  if (typeof details !== 'object' || details === null) return null
  const value: unknown = Reflect.get(details, name)
  return typeof value === 'number' ? value : null
}

import { isSubstitute } from '@/contract/documents.ts'
import { removeWorkers } from './sw-bridge/registration.ts'

/** The service worker's stored data, as seen from a page. */
export type OfflineStore = {
  /** Number of documents that open offline. */
  pages: number
  /** In bytes. Null if the browser does not report it. */
  bytes: number | null
}

/** Null if Cache Storage is unavailable. */
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

/** Total bytes stored by this site. Null if the browser does not report it. */
export async function readStorageUsage(): Promise<number | null> {
  return (await estimate())?.all ?? null
}

/**
 * Deletes the stored pages and pictures and unregisters the worker, because a worker without its cache would not refill
 * it. The next online visit registers the worker again, and it stores everything.
 */
export async function clearOfflineStore(): Promise<void> {
  await removeWorkers()
  if (!('caches' in globalThis)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

const isDocument = (path: string): boolean => path.endsWith('/') && !isSubstitute(path)

async function estimate(): Promise<{ all: number | null; offline: number | null } | null> {
  try {
    const found = await navigator.storage?.estimate?.()
    if (!found) return null
    // Chromium itemises the usage. In other browsers the total exceeds the stored pages by only a few hundred bytes.
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

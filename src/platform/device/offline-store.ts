import { isOwnCache } from '@/contract/cache-names.ts'
import { isSubstitute } from '@/contract/documents.ts'
import { removeWorkers } from './sw-bridge/registration.ts'

/** The number of documents that open offline. */
export async function countOfflinePages(): Promise<number> {
  try {
    const stores = await Promise.all((await ownCaches()).map((name) => caches.open(name)))
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
    const paths = new Set(requests.map(({ url }) => new URL(url).pathname))
    return [...paths].filter(isDocument).length
  } catch {
    return 0
  }
}

/** Total bytes stored by this site. Null if the browser does not report it. */
export async function readStorageUsage(): Promise<number | null> {
  try {
    return (await navigator.storage?.estimate?.())?.usage ?? null
  } catch {
    return null
  }
}

/**
 * Deletes the stored pages and pictures and unregisters the worker, because a worker without its cache would not refill
 * it. The next online visit registers the worker again, and it stores everything.
 */
export async function clearOfflineStore(): Promise<void> {
  await removeWorkers()
  if (!('caches' in globalThis)) return
  await Promise.all((await ownCaches()).map((name) => caches.delete(name)))
}

const ownCaches = async () => (await caches.keys()).filter((name) => isOwnCache(name, location.origin))

const isDocument = (path: string): boolean => path.endsWith('/') && !isSubstitute(path)

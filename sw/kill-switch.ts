import { isOwnCache } from '@/contract/cache-names.ts'

/**
 * The entire worker of a kill-switch release (`VITE_SW_KILL_SWITCH`). It replaces any worker on a device, deletes that
 * worker's caches and unregisters.
 *
 * It does not wait for consent, which may never come, and open tabs continue with the network. Pending enquiries
 * (IndexedDB) and settings (local storage) stay, and the pages send the enquiries.
 */
declare const self: ServiceWorkerGlobalScope

async function dropCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => isOwnCache(name, location.origin)).map((name) => caches.delete(name)),
  )
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  // Independent of each other: the worker unregisters even if deleting fails.
  event.waitUntil(Promise.allSettled([dropCaches(), self.registration.unregister()]))
})

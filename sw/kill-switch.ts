import { isOwnCache } from './cache-names.ts'

/**
 * The whole worker of a kill-switch build (`VITE_SW_KILL_SWITCH`): it replaces whatever worker a device has, deletes
 * that one's caches, and unregisters. It does not wait for consent, which may never come; open tabs continue with the
 * network. Waiting enquiries (IndexedDB) and the visitor's settings (local storage) stay, and the pages send the
 * enquiries.
 */
declare const self: ServiceWorkerGlobalScope

async function dropCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  // Independent of each other: even if deleting fails, the worker unregisters.
  event.waitUntil(Promise.allSettled([dropCaches(), self.registration.unregister()]))
})

import { isOurStore } from './stores.ts'

/**
 * The whole worker of a retire release (`VITE_RETIRE`): it takes the place of whatever worker a device has, drops what
 * that one stored, and goes. It waits for nobody's word, because nobody may come back to give it; open tabs go on with
 * the network. Enquiries that wait (IndexedDB) and what the visitor has chosen (local storage) are not the worker's: they
 * stay, and the pages send them.
 */
declare const self: ServiceWorkerGlobalScope

async function dropCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isOurStore).map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  // Neither waits for the other: with a store that fails, the worker goes all the same.
  event.waitUntil(Promise.allSettled([dropCaches(), self.registration.unregister()]))
})

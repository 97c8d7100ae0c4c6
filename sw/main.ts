import { isPageMessage } from '@/contract/messages.ts'
import { outboxSyncTag } from '@/outbox/signals.ts'
import { respond } from './respond.ts'
import { updateBadge } from './badge.ts'
import type { PrecacheEntry } from './verify-response.ts'
import { routeRequest } from './route-request.ts'
import { Precache } from './precache.ts'
import { replayOnSync } from './replay-on-sync.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/** Background Sync exists only in Chromium, so TypeScript's library does not declare its event. */
type SyncEvent = ExtendableEvent & { tag: string; lastChance: boolean }

function isSyncEvent(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event
}

const precache = new Precache(self.__WB_MANIFEST, self.registration.scope)

self.addEventListener('install', (event) => {
  event.waitUntil(precache.install())
})

self.addEventListener('activate', (event) => {
  const tidy = precache.activate(self.registration)
  event.waitUntil(tidy.catch(() => {}).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const what = routeRequest(
    { url: new URL(request.url), method: request.method, isNavigation: request.mode === 'navigate' },
    self.location.origin,
    precache.isPrecached,
  )
  const response = respond(what, request, precache, (work) => event.waitUntil(work))
  if (response) event.respondWith(response)
  if (request.mode === 'navigate') event.waitUntil(precache.complete().catch(() => {}))
})

self.addEventListener('message', (event) => {
  // Requires the visitor's consent, because skipping the wait would replace the version under an open page.
  if (isPageMessage(event.data)) event.waitUntil(self.skipWaiting())
})

self.addEventListener('sync', (event) => {
  if (isSyncEvent(event) && event.tag === outboxSyncTag) {
    event.waitUntil(
      (async () => {
        try {
          await replayOnSync(event.lastChance, self.registration)
        } finally {
          await updateBadge(self.clients)
        }
      })(),
    )
  }
})

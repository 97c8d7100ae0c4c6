import { expect, it, vi } from 'vitest'
import { countOfflinePages } from '@/platform/device/offline-store.ts'
import { createFakeCaches } from '../../../support/fake-caches.ts'

it('countOfflinePages › counts each page once, without the documents that replace one', async () => {
  vi.stubGlobal('caches', createFakeCaches())
  vi.stubGlobal('location', { origin: 'https://sporte.example' })
  for (const [name, paths] of [
    [
      'workbox-precache-v2-https://sporte.example/',
      ['/', '/ar/', '/events/?__WB_REVISION__=1', '/shell/', '/ar/shell/', '/assets/site-1a2b3c4d.js'],
    ],
    ['sporte-previous', ['/events/?__WB_REVISION__=2', '/watch-offline/', '/ar/watch-offline/']],
    ['shop-cache', ['/shop/']],
  ] as const) {
    const cache = await caches.open(name)
    for (const path of paths) await cache.put(`https://sporte.example${path}`, new Response(''))
  }

  expect(await countOfflinePages()).toBe(3)
})

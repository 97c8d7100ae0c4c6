import { beforeEach, expect, it, vi } from 'vitest'
import { cacheScores } from '@/platform/live-scores/cache-scores.ts'
import { respondWithScores } from '../../../../sw/scores.ts'
import { buildFeed } from '../../../support/feed-fixture.ts'
import { createFailingCaches, createFakeCaches } from '../../../support/fake-caches.ts'

const origin = 'https://sporte.example'
const name = 'sporte-scores'

const given = () => respondWithScores(new Request(`${origin}/sandbox/scores`))

beforeEach(() => {
  vi.stubGlobal('caches', createFakeCaches())
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

it('the worker serves the copy that a page has stored, with its time', async () => {
  await cacheScores(buildFeed(), 1_000)
  const answer = await given()
  expect([await answer.json(), answer.headers.get('X-Kept-At')]).toEqual([buildFeed(), '1000'])
})

it('there is one copy, whatever the address was before', async () => {
  await (await caches.open(name)).put(`${origin}/sandbox/scores?key=old`, new Response('{}'))
  await cacheScores(buildFeed(), 1_000)
  await cacheScores(buildFeed([], 5), 2_000)
  expect(await (await caches.open(name)).keys()).toHaveLength(1)
  expect(await (await given()).json()).toEqual(buildFeed([], 5))
})

it('without a worker nothing is kept', async () => {
  vi.stubGlobal('navigator', {})
  await cacheScores(buildFeed(), 1_000)
  expect(await caches.has(name)).toBe(false)
})

it('writes nothing after the worker has unregistered, although it still controls the page', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {}, getRegistration: async () => undefined } })
  await cacheScores(buildFeed(), 1_000)
  expect(await caches.has(name)).toBe(false)
})

it('a device without room is no fault', async () => {
  vi.stubGlobal('caches', createFailingCaches())
  await expect(cacheScores(buildFeed(), 1_000)).resolves.toBeUndefined()
})

import { beforeEach, expect, it, vi } from 'vitest'
import { cacheScores, readCachedScores } from '@/live/cache-scores.ts'
import { respondWithScores } from '../../../sw/scores.ts'
import { buildFeed } from '../../support/feed-fixture.ts'
import { createFailingCaches, createFakeCaches } from '../../support/fake-caches.ts'

const origin = 'https://sporte.example'
const name = 'sporte-scores'

const given = () => respondWithScores(new Request(`${origin}/sandbox/scores`))

beforeEach(() => {
  vi.stubGlobal('caches', createFakeCaches())
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

it('cacheScores › keeps one copy with its time for the worker, whatever the URL was before', async () => {
  await (await caches.open(name)).put(`${origin}/sandbox/scores?key=old`, new Response('{}'))
  await cacheScores(buildFeed(), 1_000)
  await cacheScores(buildFeed([], 5), 2_000)
  expect(await (await caches.open(name)).keys()).toHaveLength(1)
  const answer = await given()
  expect([await answer.json(), answer.headers.get('X-Kept-At')]).toEqual([buildFeed([], 5), '2000'])
})

it('readCachedScores › returns the copy, and undefined without one', async () => {
  expect(await readCachedScores()).toBeUndefined()
  await cacheScores(buildFeed(), 1_000)
  expect(await readCachedScores()).toEqual(buildFeed())
})

it.each([
  ['without workers', {}],
  [
    'after the worker unregistered, although it still controls the page',
    { serviceWorker: { controller: {}, getRegistration: async () => undefined } },
  ],
])('cacheScores › stores nothing %s', async (_when, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await cacheScores(buildFeed(), 1_000)
  expect(await caches.has(name)).toBe(false)
})

it('cacheScores › ignores a quota error', async () => {
  vi.stubGlobal('caches', createFailingCaches())
  await expect(cacheScores(buildFeed(), 1_000)).resolves.toBeUndefined()
  await expect(readCachedScores()).resolves.toBeUndefined()
})

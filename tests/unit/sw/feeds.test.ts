import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cardFeed, scoreFeed } from '@/contract/feeds.ts'
import { cacheFeed, readCachedFeed } from '@/live/cache-feed.ts'
import { routeRequest } from '../../../sw/route-request.ts'
import { respondWithFeed } from '../../../sw/feeds.ts'
import { buildFeed } from '../../support/feed-fixture.ts'
import { createFailingCaches, createFakeCaches } from '../../support/fake-caches.ts'
import { stubFetch } from '../../support/stub-fetch.ts'

const origin = 'https://sporte.example'
const address = `${origin}/sandbox/scores`
const name = 'sporte-scores'
const request = new Request(address)
const fetching = stubFetch()

const json = (said: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(said), { headers: { 'Content-Type': 'application/json', ...headers } })
const answerWith = (response: Response | Error) =>
  fetching.mockImplementation(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  )
const given = () => respondWithFeed(request, scoreFeed)
const keptAt = (response: Response) => response.headers.get('X-Kept-At')

beforeEach(() => {
  vi.stubGlobal('caches', createFakeCaches())
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } })
  answerWith(new TypeError('Failed to fetch'))
})

async function heardOnce() {
  await (await caches.open(name)).put(address, json(buildFeed(), { 'X-Kept-At': '1000' }))
}

const of = (path: string, method = 'GET', isNavigation = false) =>
  routeRequest({ url: new URL(path, origin), method, isNavigation }, origin, () => true).kind

it('routeRequest for a feed › matches only a GET of its URL by a page', () => {
  expect(of('/sandbox/scores')).toBe('feed')
  expect(of('/sandbox/scores', 'POST')).toBe('pass')
  expect(of('/sandbox/scores', 'GET', true)).toBe('pass')
  expect(of('/sandbox/scores?x=1')).not.toBe('feed')
  expect(of('https://other.example/sandbox/scores')).toBe('pass')
})

describe('respondWithFeed', () => {
  it('returns the network’s response with its ETag, and does not store it', async () => {
    await heardOnce()
    answerWith(json(buildFeed([], 5), { ETag: '"two"' }))
    const answer = await given()
    expect([await answer.json(), answer.headers.get('ETag'), keptAt(answer)]).toEqual([
      buildFeed([], 5),
      '"two"',
      null,
    ])
    answerWith(new TypeError('Failed to fetch'))
    expect(await (await given()).json()).toEqual(buildFeed()) // only the page validates a feed, and stores it
  })

  it('returns "not modified" only for a request with If-None-Match', async () => {
    await heardOnce()
    answerWith(new Response(null, { status: 304 }))
    const asked = new Request(address, { headers: { 'If-None-Match': '"one"' } })
    expect((await respondWithFeed(asked, scoreFeed)).status).toBe(304)
    expect(keptAt(await given())).toBe('1000')
  })

  it.each([
    ['the network fails', new TypeError('Failed to fetch')],
    ['the feed is down', new Response('', { status: 503, headers: { 'Retry-After': '40' } })],
    ['a portal answers', new Response('<!doctype html><h1>Sign in</h1>')],
    ['it is another JSON', json({ error: 'no such key' })],
    ['it is five million bytes', json({ ...buildFeed(), padding: 'x'.repeat(5_000_000) })],
    ['it points elsewhere', Response.redirect('https://portal.example/', 302)],
  ])('returns the last copy with its age if %s', async (_, response) => {
    await heardOnce()
    answerWith(response)
    const answer = await given()
    expect(await answer.json()).toEqual(buildFeed())
    expect(keptAt(answer)).toBe('1000')
    if (response instanceof Response)
      expect(answer.headers.get('Retry-After')).toBe(response.headers.get('Retry-After'))
  })

  it.each([
    ['an error for an invalid feed', new Response('<!doctype html><h1>Sign in</h1>'), 'error'],
    ['the error response of the host', new Response('', { status: 503 }), 'default'],
  ])('returns without a copy %s', async (_what, response, type) => {
    answerWith(response)
    expect((await given()).type).toBe(type)
  })

  it('keeps a copy of each feed', async () => {
    await heardOnce()
    await cacheFeed({ ...cardFeed, url: address }, { nights: [] }, 2_000)
    answerWith(json(buildFeed()))
    expect(keptAt(await respondWithFeed(request, cardFeed))).toBe('2000')
    answerWith(json({ nights: [1] }))
    expect(await (await respondWithFeed(request, cardFeed)).json()).toEqual({ nights: [1] })
    expect(keptAt(await given())).toBe('1000')
  })

  it('works without storage', async () => {
    vi.stubGlobal('caches', createFailingCaches())
    answerWith(json(buildFeed()))
    expect(await (await given()).json()).toEqual(buildFeed())
    answerWith(new TypeError('Failed to fetch'))
    expect((await given()).type).toBe('error')
  })

  it('has a timeout', async () => {
    await heardOnce()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    fetching.mockImplementation(async (_, { signal } = {}) => {
      signal?.throwIfAborted()
      return json(buildFeed([], 5))
    })

    expect(keptAt(await given())).toBe('1000')
    expect(timeout.mock.calls).toEqual([[5_000]])
  })
})

it('cacheFeed › keeps one copy with its time for the worker, whatever the URL was before', async () => {
  await (await caches.open(name)).put(`${address}?key=old`, new Response('{}'))
  await cacheFeed(scoreFeed, buildFeed(), 1_000)
  await cacheFeed(scoreFeed, buildFeed([], 5), 2_000)
  expect(await (await caches.open(name)).keys()).toHaveLength(1)
  const answer = await given()
  expect([await answer.json(), keptAt(answer)]).toEqual([buildFeed([], 5), '2000'])
})

it('readCachedFeed › returns the copy, and undefined without one', async () => {
  expect(await readCachedFeed(scoreFeed)).toBeUndefined()
  await cacheFeed(scoreFeed, buildFeed(), 1_000)
  expect(await readCachedFeed(scoreFeed)).toEqual(buildFeed())
})

it.each([
  ['without workers', {}],
  [
    'after the worker unregistered, although it still controls the page',
    { serviceWorker: { controller: {}, getRegistration: async () => undefined } },
  ],
])('cacheFeed › stores nothing %s', async (_when, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await cacheFeed(scoreFeed, buildFeed(), 1_000)
  expect(await caches.has(name)).toBe(false)
})

it('cacheFeed › ignores a quota error', async () => {
  vi.stubGlobal('caches', createFailingCaches())
  await expect(cacheFeed(scoreFeed, buildFeed(), 1_000)).resolves.toBeUndefined()
  await expect(readCachedFeed(scoreFeed)).resolves.toBeUndefined()
})

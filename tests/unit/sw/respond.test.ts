import { beforeEach, describe, expect, it, vi } from 'vitest'
import { respond as respondUntil } from '../../../sw/respond.ts'
import type { RequestStrategy } from '../../../sw/route-request.ts'
import { Precache } from '../../../sw/precache.ts'
import { createFakeCaches } from '../../support/fake-caches.ts'
import { stubFetch } from '../../support/stub-fetch.ts'

const origin = 'https://sporte.example'
const fetching = stubFetch()
const offline = () => fetching.mockRejectedValue(new TypeError('Failed to fetch'))

/** A fake precache that answers every path with a text that contains it. */
function buildPrecache(other?: string): Precache {
  const precache = new Precache([], `${origin}/`)
  vi.spyOn(precache, 'answer').mockImplementation((path) => Promise.resolve(new Response(`held ${path}`)))
  vi.spyOn(precache, 'paths').mockReturnValue(['/assets/hero-mma-240-1a2b3c4d.avif'])
  vi.spyOn(precache, 'stored').mockImplementation((path) => Promise.resolve(new Response(`held ${path}`)))
  vi.spyOn(precache, 'ofOtherVersion').mockResolvedValue(
    other === undefined ? undefined : new Response(other),
  )
  return precache
}

const respond = (what: RequestStrategy, request: Request, precache: Precache) =>
  respondUntil(what, request, precache, () => {})

const textOf = async (response: Promise<Response> | undefined) => (await response)?.text()

beforeEach(() => {
  vi.stubGlobal('caches', createFakeCaches())
  fetching.mockImplementation(() => Promise.resolve(new Response('network')))
})

describe('respond', () => {
  it.each([
    { kind: 'precached', url: '/about/' },
    { kind: 'document', url: '/about/', fallback: '/shell/' },
  ] as const)('returns $kind from the cache without the network', async (what) => {
    const response = respond(what, new Request(`${origin}/about?a=1`), buildPrecache())

    expect(await textOf(response)).toBe('held /about/')
    expect(fetching).not.toHaveBeenCalled()
  })

  it.each([
    ['with a network, the host’s', () => {}, 'network'],
    ['without one, the shell', offline, 'held /shell/'],
  ])('returns a page that the cache has lost: %s', async (_what, before, given) => {
    before()
    const precache = buildPrecache()
    vi.spyOn(precache, 'stored').mockImplementation((path) =>
      Promise.resolve(path === '/about/' ? undefined : new Response(`held ${path}`)),
    )
    const what = { kind: 'document', url: '/about/', fallback: '/shell/' } as const

    expect(await textOf(respond(what, new Request(`${origin}/about`), precache))).toBe(given)
  })

  it('returns the host’s file if the built one is not available', async () => {
    const precache = buildPrecache()
    vi.spyOn(precache, 'answer').mockRejectedValue(new Error('Not in the cache'))
    const request = new Request(`${origin}/assets/site-1a2b3c4d.js`)

    expect(
      await textOf(respond({ kind: 'precached', url: '/assets/site-1a2b3c4d.js' }, request, precache)),
    ).toBe('network')
  })

  it.each([
    ['the network’s response', () => {}, 'network'],
    ['the fallback offline', offline, 'held /watch-offline/'],
  ])('returns for a page that is never cached: %s', async (_what, before, given) => {
    before()
    const what = { kind: 'network', fallback: '/watch-offline/' } as const

    expect(await textOf(respond(what, new Request(`${origin}/watch`), buildPrecache()))).toBe(given)
  })

  it.each([
    ['GET', '/sandbox/api/user/validateCode'],
    ['GET', '/assets/clip-1a2b3c4d.webm'],
    ['POST', '/assets/site-1a2b3c4d.js'],
  ])('leaves %s %s to the browser', (method, path) => {
    expect(respond({ kind: 'pass' }, new Request(origin + path, { method }), buildPrecache())).toBeUndefined()
  })

  it.each([
    ['/assets/site-1a2b3c4d.js', 'of another version', 'of another version'],
    ['/assets/about-1a2b3c4d.css', 'of another version', 'of another version'],
    ['/assets/site-1a2b3c4d.js', undefined, 'network'],
  ])('returns %s to a tab with a page of another version: %s', async (path, other, given) => {
    const response = respond({ kind: 'pass' }, new Request(origin + path), buildPrecache(other))

    expect(await textOf(response)).toBe(given)
  })
})

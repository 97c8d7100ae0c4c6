import { describe, expect, it } from 'vitest'
import { routeRequest, type RequestInfo } from '../../../sw/route-request.ts'

const origin = 'https://sporte.example'

/** The precached paths. */
const pages = ['/', '/about/', '/watch-offline/', '/shell/'].flatMap((page) => [page, `/ar${page}`])
const files = ['/assets/site-1a2b3c4d.js', '/assets/hero-mma-480-1a2b3c4d.avif']
const held = new Set([...pages, ...files, '/match-1.ics', '/manifest.webmanifest'])

const planned = (
  address: string,
  request: Partial<RequestInfo> = {},
  isPrecached = (path: string) => held.has(path),
) =>
  routeRequest(
    { url: new URL(address, origin), method: 'GET', isNavigation: false, ...request },
    origin,
    isPrecached,
  )

const visited = (address: string, isPrecached?: (path: string) => boolean) =>
  planned(address, { isNavigation: true }, isPrecached)

describe('routeRequest for a navigation', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about/'],
    ['/about/', '/about/'],
    ['/about?a=1&b=2', '/about/'],
    ['/ar/', '/ar/'],
    ['/ar/about', '/ar/about/'],
  ])('returns the precached page for %s', (address, url) => {
    const fallback = url.startsWith('/ar/') ? '/ar/shell/' : '/shell/'
    expect(visited(address)).toEqual({ kind: 'document', url, fallback })
  })

  it.each([
    ['/event/unknown', '/shell/'],
    ['/arabia', '/shell/'],
    ['/ar/nowhere/', '/ar/shell/'],
  ])('returns network with the shell as the fallback for %s', (address, fallback) => {
    expect(visited(address)).toEqual({ kind: 'network', fallback })
  })

  it('returns network with the file as the fallback for a precached file', () => {
    expect(visited('/match-1.ics')).toEqual({ kind: 'network', fallback: '/match-1.ics' })
  })

  it.each(['/sandbox/', '/sandbox/inbox', '/sandbox/player?title=x'])('passes %s', (address) => {
    expect(visited(address)).toEqual({ kind: 'pass' })
  })
})

it.each([
  ['/watch?code=ABC123', '/watch-offline/'],
  ['/ar/Watch/', '/ar/watch-offline/'],
])('routeRequest › never uses the cache for %s', (address, fallback) => {
  expect(visited(address, () => true)).toEqual({ kind: 'network', fallback })
})

describe('routeRequest for a subresource', () => {
  it.each(['/assets/site-1a2b3c4d.js', '/manifest.webmanifest', '/assets/hero-mma-480-1a2b3c4d.avif'])(
    'returns precached for %s, whatever its query',
    (url) => {
      for (const query of ['', '?v=2']) expect(planned(url + query)).toEqual({ kind: 'precached', url })
    },
  )

  it.each(['avif', 'webp', 'png', 'jpg'])('returns image for %s', (type) => {
    expect(planned(`/assets/hero-mma-1280-1a2b3c4d.${type}`)).toEqual({ kind: 'picture' })
  })

  it.each([
    '/assets/older-1a2b3c4d.js',
    '/assets/clip-1a2b3c4d.webm',
    '/icons/icon-1024.png',
    '/sandbox/api/user/validateCode',
    '/sandbox/geo',
    '/robots.txt',
  ])('passes %s', (address) => {
    expect(planned(address)).toEqual({ kind: 'pass' })
  })

  it.each([
    'https://video.example/about/',
    'https://sporte.example.evil.test/about/',
    'http://sporte.example/about/',
    'https://sporte.example:8443/about/',
    'https://images.example/assets/hero-mma-1280-1a2b3c4d.avif',
  ])('passes another origin: %s', (address) => {
    expect(planned(address)).toEqual({ kind: 'pass' })
    expect(visited(address)).toEqual({ kind: 'pass' })
  })

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('passes %s requests', (method) => {
    expect(planned('/about/', { method })).toEqual({ kind: 'pass' })
    expect(planned('/about/', { method, isNavigation: true })).toEqual({ kind: 'pass' })
    expect(planned('/sandbox/lead', { method })).toEqual({ kind: 'pass' })
  })
})

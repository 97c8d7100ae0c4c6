import { beforeEach, describe, expect, it, vi } from 'vitest'
import { respondWithImage, findSmallest } from '../../../sw/images.ts'
import { createFailingCaches, createFakeCaches } from '../../support/fake-caches.ts'
import { stubFetch } from '../../support/stub-fetch.ts'

const held = [
  '/assets/hero-mma-240-0a0a0a0a.js',
  '/assets/hero-mma-480-1a2b3c4d.avif',
  '/assets/hero-mma-240-5e6f7a8b.avif',
  '/assets/hero-mma-1280-9c0d1e2f.avif',
  '/assets/hero-cricket-480-1a2b3c4d.avif',
  '/assets/site-1a2b3c4d.js',
]

describe('findSmallest', () => {
  it('returns the narrowest encoding of the same picture, whatever its file type and hash', () => {
    expect(findSmallest('/assets/hero-mma-1920-a_b-c_d-.webp', held)).toBe(
      '/assets/hero-mma-240-5e6f7a8b.avif',
    )
  })

  it.each([
    '/assets/hero-boxing-1280-1a2b3c4d.avif',
    '/assets/mma-1280-1a2b3c4d.avif',
    '/assets/hero-1280-1a2b3c4d.avif',
    '/assets/hero-mma-1a2b3c4d.avif',
    '/icons/hero-mma-1280-1a2b3c4d.avif',
    '/assets/site-1a2b3c4d.js',
  ])('returns undefined for %s', (path) => {
    expect(findSmallest(path, held)).toBeUndefined()
  })
})

const request = new Request('https://sporte.example/assets/hero-mma-1920-abcdefgh.avif')
const picture = (body = 'large', type = 'image/avif', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } })
const fetching = stubFetch()
const small = () => Promise.resolve(picture('small'))

const begin = (waitUntil: (work: Promise<unknown>) => void = () => {}, image = request, paths = held) =>
  respondWithImage(image, () => paths, small, waitUntil)

/** The text of the response, once the cache has what it keeps. */
async function answered(paths = held, image = request) {
  const work: Promise<unknown>[] = []
  const response = await begin((more) => void work.push(more), image, paths)
  await Promise.all(work)
  return response.text()
}

beforeEach(() => {
  vi.stubGlobal('caches', createFakeCaches())
  vi.stubGlobal('location', { origin: 'https://sporte.example' })
  void caches.open('workbox-precache-v2-https://sporte.example/')
  fetching.mockImplementation(() => Promise.resolve(picture()))
})

describe('respondWithImage', () => {
  it('requests the network once and caches the response', async () => {
    expect([await answered(), await answered()]).toEqual(['large', 'large'])
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['an error', () => picture('', 'image/avif', 404), 'small'],
    ['an error of the host', () => picture('', 'image/avif', 503), 'small'],
    ['a login page', () => picture('<html>', 'text/html'), 'small'],
    ['a part', () => picture('part', 'image/avif', 206), 'part'],
    ['an image of another type', () => picture('GIF', 'image/gif'), 'GIF'],
  ])(
    'does not cache %s, and returns a smaller encoding only if it is no picture',
    async (_, reply, shown) => {
      fetching.mockImplementation(() => Promise.resolve(reply()))

      expect([await answered(), await answered()]).toEqual([shown, shown])
      expect(fetching).toHaveBeenCalledTimes(2)
    },
  )

  it('responds before the picture is downloaded and cached', async () => {
    const endless = new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) })
    const headers = { 'Content-Type': 'image/avif', ETag: 'large' }
    fetching.mockResolvedValue(new Response(endless, { headers }))
    const cache = await caches.open('sporte-pictures')
    vi.spyOn(cache, 'put').mockReturnValue(new Promise(() => {}))

    const response = await begin()
    expect(response.headers.get('ETag')).toBe('large')
  })

  it('falls back to a smaller encoding offline', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))

    expect(await answered()).toBe('small')
  })

  it('falls back to a smaller encoding after the timeout, and caches the late image', async () => {
    vi.useFakeTimers()
    let come = (_response: Response) => {}
    fetching.mockReturnValueOnce(new Promise((resolve) => (come = resolve)))
    const shown = begin()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await (await shown).text()).toBe('small')
    come(picture())
    await vi.advanceTimersByTimeAsync(0)
    vi.useRealTimers()

    await vi.waitFor(async () => expect(await answered()).toBe('large'))
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('keeps a limited number, first in first out', async () => {
    for (let index = 0; index < 65; index += 1) {
      await answered([], new Request(`https://sporte.example/assets/p-${index}-1a2b3c4d.avif`))
    }
    const cache = await caches.open('sporte-pictures')
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)

    expect(kept).toHaveLength(60)
    expect(kept[0]).toBe('/assets/p-5-1a2b3c4d.avif')
  })

  it.each([
    ['keeps the other images if a download breaks off', new TypeError('Failed to fetch'), true],
    ['drops the other images if the device is full', new DOMException('Full', 'QuotaExceededError'), false],
  ])('%s, and still returns this one', async (_what, error, isKept) => {
    await answered()
    vi.spyOn(await caches.open('sporte-pictures'), 'put').mockRejectedValue(error)

    const other = new Request('https://sporte.example/assets/other-480-1a2b3c4d.avif')
    expect(await answered([], other)).toBe('large')
    expect(await caches.has('sporte-pictures')).toBe(isKept)
  })

  it('returns every image if the cache fails', async () => {
    vi.stubGlobal('caches', createFailingCaches())

    expect(await answered()).toBe('large')
  })
})

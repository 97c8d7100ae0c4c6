import { beforeEach, describe, expect, it, vi } from 'vitest'
import { respondWithImage, smallestOf } from '../../../sw/images.ts'
import { createFailingCaches, createFakeCaches } from '../../support/fake-caches.ts'
import { stubFetch } from '../../support/stub-fetch.ts'

const held = [
  '/assets/hero-mma-480-1a2b3c4d.avif',
  '/assets/hero-mma-240-5e6f7a8b.avif',
  '/assets/hero-mma-1280-9c0d1e2f.avif',
  '/assets/hero-cricket-480-1a2b3c4d.avif',
  '/assets/site-1a2b3c4d.js',
]

describe('smallestOf', () => {
  it('is the narrowest encoding of the same picture, by number and not by letter', () => {
    expect(smallestOf('/assets/hero-mma-1920-abcdefgh.avif', held)).toBe('/assets/hero-mma-240-5e6f7a8b.avif')
  })

  it('stands in across file types and hashes with hyphens', () => {
    expect(smallestOf('/assets/hero-cricket-1280-a_b-c_d-.webp', held)).toBe(
      '/assets/hero-cricket-480-1a2b3c4d.avif',
    )
  })

  it.each([
    '/assets/hero-boxing-1280-1a2b3c4d.avif',
    '/assets/mma-1280-1a2b3c4d.avif',
    '/assets/hero-1280-1a2b3c4d.avif',
    '/assets/hero-mma-1a2b3c4d.avif',
    '/icons/hero-mma-1280-1a2b3c4d.avif',
    '/assets/site-1a2b3c4d.js',
  ])('is none for %s', (path) => {
    expect(smallestOf(path, held)).toBeUndefined()
  })
})

const request = new Request('https://sporte.example/assets/hero-mma-1920-abcdefgh.avif')
const picture = (body = 'large') => new Response(body, { headers: { 'Content-Type': 'image/avif' } })
const fetching = stubFetch()
const small = () => Promise.resolve(picture('small'))

const answered = async (paths: readonly string[] = held) =>
  (await respondWithImage(request, () => [...paths], small)).text()

beforeEach(() => {
  vi.stubGlobal('caches', createFakeCaches())
  fetching.mockImplementation(() => Promise.resolve(picture()))
})

describe('answerPicture', () => {
  it('asks the network once and keeps what it saw', async () => {
    expect([await answered(), await answered()]).toEqual(['large', 'large'])
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['an error', () => new Response('', { status: 404, headers: { 'Content-Type': 'image/avif' } })],
    ['a part', () => new Response('', { status: 206, headers: { 'Content-Type': 'image/avif' } })],
    ['a login page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['an image of another type', () => new Response('GIF', { headers: { 'Content-Type': 'image/gif' } })],
  ])('does not keep %s', async (_what, reply) => {
    fetching.mockImplementation(() => Promise.resolve(reply()))
    await answered()
    await answered()

    expect(fetching).toHaveBeenCalledTimes(2)
  })

  it('shows a smaller encoding without the network', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))

    expect(await answered()).toBe('small')
  })

  it.each([
    ['is gone', () => new Response('', { status: 404, headers: { 'Content-Type': 'image/avif' } })],
    ['fails', () => new Response('', { status: 503 })],
    ['is a login page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ])('shows a smaller encoding where the picture %s', async (_what, reply) => {
    fetching.mockImplementation(() => Promise.resolve(reply()))

    expect(await answered()).toBe('small')
  })

  it('shows a smaller encoding in place of one that does not come, and keeps it when it does', async () => {
    vi.useFakeTimers()
    let come = (_response: Response) => {}
    fetching.mockReturnValueOnce(new Promise((resolve) => (come = resolve)))
    const shown = answered()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await shown).toBe('small')
    come(picture())
    await vi.advanceTimersByTimeAsync(0)
    vi.useRealTimers()

    await vi.waitFor(async () => expect(await answered()).toBe('large'))
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('fails like the network when there is none', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))

    await expect(answered([])).rejects.toThrow('Failed to fetch')
  })

  it('keeps a bounded number, the oldest first out', async () => {
    for (let index = 0; index < 65; index += 1) {
      await respondWithImage(
        new Request(`https://sporte.example/assets/p-${index}-1a2b3c4d.avif`),
        () => [],
        small,
      )
    }
    const cache = await caches.open('sporte-pictures')
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)

    expect(kept).toHaveLength(60)
    expect(kept[0]).toBe('/assets/p-5-1a2b3c4d.avif')
  })

  it('keeps a JPEG by its name', async () => {
    const jpeg = new Request('https://sporte.example/assets/hero-mma-768-1a2b3c4d.jpg')
    fetching.mockImplementation(() =>
      Promise.resolve(new Response('', { headers: { 'Content-Type': 'image/jpeg' } })),
    )
    await respondWithImage(jpeg, () => [], small)
    await respondWithImage(jpeg, () => [], small)

    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('keeps the other pictures when a download breaks off', async () => {
    await answered()
    const cache = await caches.open('sporte-pictures')
    vi.spyOn(cache, 'put').mockRejectedValue(new TypeError('Failed to fetch'))

    const other = new Request('https://sporte.example/assets/other-480-1a2b3c4d.avif')
    expect(await (await respondWithImage(other, () => [], small)).text()).toBe('large')
    expect(await cache.keys()).toHaveLength(1)
    expect(await caches.has('sporte-pictures')).toBe(true)
  })

  it('does without its pictures when the device has no room, and still shows this one', async () => {
    await answered()
    const cache = await caches.open('sporte-pictures')
    vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'))

    const other = new Request('https://sporte.example/assets/other-480-1a2b3c4d.avif')
    expect(await (await respondWithImage(other, () => [], small)).text()).toBe('large')
    expect(await caches.has('sporte-pictures')).toBe(false)
  })

  it('shows every picture where the store fails', async () => {
    vi.stubGlobal('caches', createFailingCaches())

    expect(await answered()).toBe('large')
  })
})

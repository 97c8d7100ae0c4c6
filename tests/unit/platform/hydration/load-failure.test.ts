import { beforeEach, describe, expect, it, vi } from 'vitest'
import { handleLoadFailure } from '@/platform/hydration/load-failure.ts'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'

const reload = vi.fn()
const network = new EventTarget()
const banner = { toggleAttribute: vi.fn() }
const fetching = vi.fn<typeof fetch>()

const served = (body: string, status = 200) =>
  fetching.mockImplementation(async () => new Response(body, { status }))
const buildDocument = (entry: string) =>
  `<link rel="modulepreload" media="not all" href="/assets/${entry}.js">`
const isBannerShown = () => banner.toggleAttribute.mock.calls.some(([, isShown]) => isShown)

beforeEach(() => {
  vi.useFakeTimers()
  for (const mock of [reload, banner.toggleAttribute, fetching]) mock.mockReset()
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { pathname: '/about', reload })
  vi.stubGlobal('sessionStorage', createFakeStorage())
  vi.stubGlobal('document', {
    activeElement: null,
    getElementById: (id: string) => (id === 'unloaded' ? banner : null),
    querySelector: () => null,
    querySelectorAll: () => [],
  })
})

describe('handleLoadFailure', () => {
  it('reloads for another release, never twice for the same', async () => {
    served(buildDocument('index-Next1234'))
    await handleLoadFailure(1)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(isBannerShown()).toBe(false)

    // The reload returned the old document again.
    await handleLoadFailure(1)
    await handleLoadFailure(2)
    expect(isBannerShown()).toBe(false)
    await handleLoadFailure(3)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(isBannerShown()).toBe(true)
  })

  it('reloads once offline if a worker responds, never otherwise', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))
    vi.stubGlobal('navigator', { onLine: false })
    await handleLoadFailure(1)
    expect(reload).not.toHaveBeenCalled()

    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } })
    await handleLoadFailure(1)
    await handleLoadFailure(2)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(isBannerShown()).toBe(false)
  })

  it('shows the banner without storage, because reloads might repeat', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    served(buildDocument('index-Next1234'))
    await handleLoadFailure(1)

    expect(reload).not.toHaveBeenCalled()
    expect(isBannerShown()).toBe(true)
  })

  it.each([
    ['the same release', () => served(buildDocument('outdated'))],
    ["a captive portal's page", () => served('<!doctype html><script src="/login.js"></script>')],
    ['a host that cannot be reached', () => fetching.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('does not reload for %s, and shows the banner after a while', async (_what, answer) => {
    answer()
    await handleLoadFailure(1)
    await handleLoadFailure(2)
    expect(isBannerShown()).toBe(false)
    await handleLoadFailure(3)

    expect(reload).not.toHaveBeenCalled()
    expect(isBannerShown()).toBe(true)
  })

  it('reloads for a new release even if the browser reports no network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    served(buildDocument('index-Next1234'))
    await handleLoadFailure(1)

    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('shows no banner offline, because the page already shows one', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))
    await handleLoadFailure(9)

    expect(isBannerShown()).toBe(false)
  })
})

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('loaded')
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load
}

describe('withRetry', () => {
  beforeEach(() => void fetching.mockRejectedValue(new TypeError('Failed to fetch')))

  it('retries after growing pauses of at most a minute', async () => {
    const load = failing(8)
    const loaded = withRetry(load)
    const triesAfter: number[] = []
    for (const pauseMs of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]) {
      await vi.advanceTimersByTimeAsync(pauseMs - 1)
      triesAfter.push(load.mock.calls.length)
      await vi.advanceTimersByTimeAsync(1)
    }

    expect(triesAfter).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await loaded).toBe('loaded')
  })

  it('retries when the network returns, and leaves no timer', async () => {
    const load = failing(1)
    const loaded = withRetry(load)
    await vi.advanceTimersByTimeAsync(1)
    network.dispatchEvent(new Event('online'))

    expect(await loaded).toBe('loaded')
    expect(vi.getTimerCount()).toBe(0)
  })
})

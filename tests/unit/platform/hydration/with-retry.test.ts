import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withRetry } from '@/platform/hydration/with-retry.ts'

const network = new EventTarget()
const banner = { toggleAttribute: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  banner.toggleAttribute.mockReset()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { pathname: '/about' })
  vi.stubGlobal('document', { getElementById: () => banner })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
})

/** Fails `times` times, then loads. */
const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('loaded')
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load
}

describe('withRetry', () => {
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

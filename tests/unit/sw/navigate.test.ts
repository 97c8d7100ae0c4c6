import { beforeEach, describe, expect, it, vi } from 'vitest'
import { networkFirstNavigation } from '../../../sw/navigate.ts'
import { stubFetch } from '../../support/stub-fetch.ts'

const fetching = stubFetch()
const fallback = () => Promise.resolve(new Response('stand-in'))
const none = () => Promise.resolve(undefined)

/** As browsers create it: reloads, history navigations and first visits have different cache modes. */
const navigation = (cache: RequestCache = 'default') =>
  new Request('https://sporte.example/gallery', { cache })

const answerAfter = (ms: number, status = 200) =>
  fetching.mockImplementation(
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(new Response('network', { status })), ms)
      }),
  )

async function given(request = navigation(), instead: () => Promise<Response | undefined> = fallback) {
  const response = networkFirstNavigation(request, instead)
  await vi.advanceTimersByTimeAsync(60_000)
  return (await response).text()
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('networkFirstNavigation', () => {
  it.each([
    [4_900, 'default', 'network'],
    [5_100, 'default', 'stand-in'],
    [5_100, 'force-cache', 'stand-in'],
    [19_000, 'no-cache', 'network'],
    [21_000, 'no-cache', 'stand-in'],
  ] as const)('returns for a response after %i ms (%s): %s', async (ms, cache, what) => {
    answerAfter(ms)

    expect(await given(navigation(cache))).toBe(what)
  })

  it('waits without a limit if there is no fallback', async () => {
    answerAfter(30_000)

    expect(await given(navigation(), none)).toBe('network')
  })

  it.each([
    [200, 'network'],
    [511, 'network'],
    [500, 'stand-in'],
  ])('returns for a response with %i: %s', async (status, what) => {
    answerAfter(0, status)

    expect(await given()).toBe(what)
  })

  it('revalidates on Back, where the browser would use its HTTP cache', async () => {
    answerAfter(0)
    await given(navigation('force-cache'))

    expect(fetching).toHaveBeenCalledWith(expect.anything(), { cache: 'no-cache' })
  })
})

import { describe, expect, it, vi } from 'vitest'
import { buildInlineScripts } from '@/build/html/inline-scripts.ts'

const { offline } = await buildInlineScripts()

type Listener = () => void

/** Runs the script in a fake offline document at this path. */
function offlineAt(pathname: string, answers: () => Promise<{ ok: boolean }>) {
  const listeners = new Map<string, Listener>()
  const listen = (type: string, listener: Listener) => void listeners.set(type, listener)
  const link = { href: '', hreflang: pathname.startsWith('/ar/') ? 'en' : 'ar' }
  const document = { hidden: false, querySelectorAll: () => [link], addEventListener: listen }
  const location = {
    pathname,
    search: '?code=LIVE01',
    href: `https://sporte.example${pathname}`,
    reload: vi.fn<() => void>(),
    replace: vi.fn<(address: string) => void>(),
  }
  const asked: Promise<unknown>[] = []
  const fetching = vi.fn<(address: string, request: RequestInit) => Promise<{ ok: boolean }>>(() => {
    const answer = answers()
    asked.push(answer.catch(() => {}))
    return answer
  })
  const names = ['location', 'document', 'fetch', 'addEventListener', 'setInterval']
  const tick = (listener: Listener) => listen('tick', listener)
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the page inlines the script as text
  const run = new Function(...names, offline)
  Reflect.apply(run, undefined, [location, document, fetching, listen, tick])
  return {
    link,
    document,
    location,
    asked,
    fetching,
    happens: (type: string) => listeners.get(type)?.(),
  }
}

const reachable = () => Promise.resolve({ ok: true })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

describe('offline watch document', () => {
  it.each([
    ['/watch', '/ar/watch'],
    ['/ar/watch/', '/watch/'],
    ['/ar//watch', '/watch'],
  ])('links %s to its twin %s', (address, twin) => {
    expect(offlineAt(address, reachable).link.href).toBe(twin)
  })

  it.each(['online', 'visibilitychange', 'tick'])('reloads once the page is available (%s)', async (sign) => {
    const page = offlineAt('/watch', reachable)
    page.happens(sign)

    await Promise.all(page.asked)

    expect(page.location.reload).toHaveBeenCalledTimes(1)
    expect(page.fetching).toHaveBeenCalledWith(
      page.location.href,
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    )
  })

  it.each([
    ['/watch-offline', '/watch'],
    ['/ar/watch-offline/', '/ar/watch'],
    ['/ar/WATCH/', '/ar/watch'],
  ])('redirects from %s, where a reload would not help, to %s with the code', async (address, path) => {
    const watchPage = `${path}?code=LIVE01`
    const page = offlineAt(address, reachable)
    page.happens('tick')
    await Promise.all(page.asked)

    expect(page.fetching).toHaveBeenCalledWith(watchPage, expect.objectContaining({ method: 'HEAD' }))
    expect(page.location.replace).toHaveBeenCalledExactlyOnceWith(watchPage)
    expect(page.location.reload).not.toHaveBeenCalled()
  })

  it.each([
    ['there is no network', unreachable],
    ['the host fails', () => Promise.resolve({ ok: false })],
  ])('stays while %s', async (_why, answers) => {
    const page = offlineAt('/watch', answers)
    page.happens('tick')
    await Promise.all(page.asked)

    expect(page.fetching).toHaveBeenCalledTimes(1)
    expect(page.location.reload).not.toHaveBeenCalled()
  })

  it('sends one request at a time to a silent host, and again after the timeout', async () => {
    vi.useFakeTimers()
    const page = offlineAt('/watch', () => new Promise(() => {}))
    page.fetching.mockImplementationOnce(
      (_address, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        }),
    )
    for (let tick = 0; tick < 3; tick += 1) page.happens('tick')
    expect(page.fetching).toHaveBeenCalledTimes(1)

    await vi.advanceTimersByTimeAsync(15_000)
    page.happens('tick')
    expect(page.fetching).toHaveBeenCalledTimes(2)
  })
})

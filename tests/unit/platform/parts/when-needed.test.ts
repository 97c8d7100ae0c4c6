import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Module = typeof import('@/platform/parts/when-needed.ts')

let page = new EventTarget()
let onFirstActivity: Module['onFirstActivity']
let onIdle: Module['onIdle']

beforeEach(async () => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.resetModules() // it listens from its first line
  ;({ onFirstActivity, onIdle } = await import('@/platform/parts/when-needed.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('onFirstActivity', () => {
  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'click'])(
    'takes %s for a sign of life',
    async (type) => {
      const active = onFirstActivity()
      page.dispatchEvent(new Event(type))

      await expect(active).resolves.toBeUndefined()
    },
  )

  it('remembers a sign of life that came before anybody asked', async () => {
    page.dispatchEvent(new Event('pointermove'))

    await expect(onFirstActivity()).resolves.toBeUndefined()
  })

  it('may be started by something else, which is then stopped', async () => {
    const stop = vi.fn<() => void>()
    const starts: (() => void)[] = []
    const active = onFirstActivity((now) => {
      starts.push(now)
      return stop
    })

    starts[0]?.()

    await active
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('stops the other start when the visitor comes first', async () => {
    const stop = vi.fn<() => void>()
    const active = onFirstActivity(() => stop)
    page.dispatchEvent(new Event('keydown'))

    await active
    expect(stop).toHaveBeenCalledTimes(1)
  })
})

describe('onIdle', () => {
  it('waits for the page to load', () => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { readyState: 'interactive' })
    const now = vi.fn<() => void>()
    onIdle(now)

    vi.advanceTimersByTime(60_000)
    expect(now).not.toHaveBeenCalled()
    page.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(2_000)
    expect(now).toHaveBeenCalledTimes(1)
  })

  it('lets the browser choose the moment, within five seconds, where it can', () => {
    vi.stubGlobal('document', { readyState: 'complete' })
    const request = vi.fn<(now: () => void, options: { timeout: number }) => void>()
    vi.stubGlobal('requestIdleCallback', request)
    const now = vi.fn<() => void>()
    onIdle(now)

    expect(request).toHaveBeenCalledWith(now, { timeout: 5_000 })
  })
})

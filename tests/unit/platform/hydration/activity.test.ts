import { beforeEach, describe, expect, it, vi } from 'vitest'

type Module = typeof import('@/platform/hydration/activity.ts')

let page = new EventTarget()
let onFirstActivity: Module['onFirstActivity']
let onIdle: Module['onIdle']

/** Loads the module on a page in this state. */
async function begin({ scrollY = 0, hash = '', hasBeenActive = false } = {}): Promise<void> {
  vi.stubGlobal('scrollY', scrollY)
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
  vi.resetModules() // it adds its listeners on import
  ;({ onFirstActivity, onIdle } = await import('@/platform/hydration/activity.ts'))
}

beforeEach(async () => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  await begin()
})

describe('onFirstActivity', () => {
  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'click'])(
    'reacts to %s',
    async (type) => {
      const active = onFirstActivity()
      page.dispatchEvent(new Event(type))

      await expect(active).resolves.toBeUndefined()
    },
  )

  it('reacts to activity before it was called', async () => {
    page.dispatchEvent(new Event('pointermove'))

    await expect(onFirstActivity()).resolves.toBeUndefined()
  })

  it.each([
    ['scrolled', { scrollY: 20 }, true],
    ['pressed something', { hasBeenActive: true }, true],
    ['came to a section', { scrollY: 900, hash: '#faq' }, false],
    ['did nothing', {}, false],
  ])('detects whether the visitor %s before any script', async (_what, left, isAlive) => {
    await begin(left)
    const seen = vi.fn<() => void>()
    void onFirstActivity().then(seen)
    await new Promise((resolve) => setTimeout(resolve))

    expect(seen).toHaveBeenCalledTimes(isAlive ? 1 : 0)
  })

  it('can be triggered by another start, which is then stopped', async () => {
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
})

it('onIdle › waits for the load event', () => {
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

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchDevTools } from '@/features/watch/dev-tools.ts'

const page = { outerWidth: 1440, outerHeight: 900, innerWidth: 1440, innerHeight: 810, devicePixelRatio: 1 }
let size = { ...page }

beforeEach(() => {
  size = { ...page }
  vi.useFakeTimers()
  vi.stubGlobal('window', {
    get outerWidth() {
      return size.outerWidth
    },
    get outerHeight() {
      return size.outerHeight
    },
    get innerWidth() {
      return size.innerWidth
    },
    get innerHeight() {
      return size.innerHeight
    },
    get devicePixelRatio() {
      return size.devicePixelRatio
    },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

describe('watchDevTools', () => {
  it('says nothing while nothing is docked', () => {
    const onChange = vi.fn<(detected: boolean) => void>()
    const stop = watchDevTools(onChange)

    vi.advanceTimersByTime(10_000)
    stop()

    expect(onChange).not.toHaveBeenCalled()
  })

  it('says so within 1.5 seconds, once, and stays on while they are open', () => {
    const onChange = vi.fn<(detected: boolean) => void>()
    const stop = watchDevTools(onChange)

    size.innerWidth = 1000
    vi.advanceTimersByTime(1_500)
    expect(onChange.mock.calls).toEqual([[true]])
    vi.advanceTimersByTime(10_000)
    expect(onChange.mock.calls).toEqual([[true]])
    stop()
  })

  it('lets the viewer go on 2.5 to 3 seconds after they were last sensed', () => {
    const onChange = vi.fn<(detected: boolean) => void>()
    const stop = watchDevTools(onChange)
    size.innerWidth = 1000
    vi.advanceTimersByTime(2_000)
    size.innerWidth = 1440

    vi.advanceTimersByTime(2_400)
    expect(onChange.mock.calls).toEqual([[true]])
    vi.advanceTimersByTime(600)
    expect(onChange.mock.calls).toEqual([[true], [false]])
    stop()
  })

  it('stops for good when it is told to', () => {
    const onChange = vi.fn<(detected: boolean) => void>()
    watchDevTools(onChange)()

    size.innerWidth = 1000
    vi.advanceTimersByTime(10_000)

    expect(onChange).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

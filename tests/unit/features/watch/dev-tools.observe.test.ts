import { beforeEach, describe, expect, it, vi } from 'vitest'
import { observeDevTools } from '@/features/watch/dev-tools.ts'

const page = { outerWidth: 1440, outerHeight: 900, innerWidth: 1440, innerHeight: 810, devicePixelRatio: 1 }
let size = { ...page }
const onChange = vi.fn<(detected: boolean) => void>()

beforeEach(() => {
  size = { ...page }
  onChange.mockReset()
  vi.useFakeTimers()
  vi.stubGlobal('window', size)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

describe('observeDevTools', () => {
  it('reports nothing while no tools are docked', () => {
    observeDevTools(onChange)
    vi.advanceTimersByTime(10_000)

    expect(onChange).not.toHaveBeenCalled()
  })

  it('reports open tools once, within 1.5 seconds', () => {
    observeDevTools(onChange)
    size.innerWidth = 1000
    vi.advanceTimersByTime(1_500)
    expect(onChange.mock.calls).toEqual([[true]])
    vi.advanceTimersByTime(10_000)
    expect(onChange.mock.calls).toEqual([[true]])
  })

  it('reports closed tools 2.5 to 3 seconds after they were last detected', () => {
    observeDevTools(onChange)
    size.innerWidth = 1000
    vi.advanceTimersByTime(2_000)
    size.innerWidth = 1440

    vi.advanceTimersByTime(2_400)
    expect(onChange.mock.calls).toEqual([[true]])
    vi.advanceTimersByTime(600)
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })

  it('stops permanently when stopped', () => {
    observeDevTools(onChange)()
    size.innerWidth = 1000
    vi.advanceTimersByTime(10_000)

    expect(onChange).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

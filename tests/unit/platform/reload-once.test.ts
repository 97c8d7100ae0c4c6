import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const start = Date.UTC(2026, 0, 1, 12)
const reload = vi.fn()
const kept = new Map<string, string>()
let events: EventTarget

/** The module listens from the moment it is loaded on. */
async function loaded() {
  vi.resetModules()
  return (await import('@/platform/reload-once.ts')).reloadOnce
}

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  reload.mockReset()
  kept.clear()
  events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reloadOnce', () => {
  it('reloads, and not again within a minute', async () => {
    const reloadOnce = await loaded()
    reloadOnce()
    reloadOnce()
    expect(reload).toHaveBeenCalledTimes(1)
    vi.setSystemTime(start + 60_001)
    reloadOnce()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('does not call back who is on the way to another page', async () => {
    const reloadOnce = await loaded()
    events.dispatchEvent(new Event('beforeunload'))
    reloadOnce()
    expect(reload).not.toHaveBeenCalled()
    // The visitor stayed after all: a download, or "no" to the browser's question.
    vi.setSystemTime(start + 10_001)
    reloadOnce()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does nothing without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const reloadOnce = await loaded()
    reloadOnce()
    expect(reload).not.toHaveBeenCalled()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestWakeLock } from '@/platform/device/wake-lock.ts'

/** A fake browser: counts its wake locks, hides the page and can refuse a lock. */
class Browser extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible'
  asked = 0
  refuses = false
  readonly locks: { released: boolean; release: () => Promise<void>; onrelease: (() => void) | null }[] = []

  readonly wakeLock = {
    request: async () => {
      this.asked += 1
      await Promise.resolve()
      if (this.refuses) throw new DOMException('The battery is low', 'NotAllowedError')
      const lock = {
        released: false,
        onrelease: null as (() => void) | null,
        release: async () => {
          lock.released = true
          lock.onrelease?.()
        },
      }
      this.locks.push(lock)
      return lock
    },
  }

  get held() {
    return this.locks.filter(({ released }) => !released).length
  }

  async show(state: 'visible' | 'hidden') {
    this.visibilityState = state
    if (state === 'hidden') await Promise.all(this.locks.map((lock) => lock.release()))
    this.dispatchEvent(new Event('visibilitychange'))
    await settled()
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

let browser: Browser
/** Released after each test. */
let holds: (() => void)[]

const hold = (onRefused = () => {}) => {
  const letGo = requestWakeLock(onRefused)
  holds.push(letGo)
  return letGo
}

beforeEach(() => {
  browser = new Browser()
  holds = []
  vi.stubGlobal('document', browser)
  vi.stubGlobal('navigator', { wakeLock: browser.wakeLock })
})
afterEach(async () => {
  for (const letGo of holds) letGo()
  await settled()
  expect(browser.held).toBe(0)
})

describe('wake lock', () => {
  it('keeps the screen on until released, and again after the page was hidden', async () => {
    const letGo = hold()
    await settled()
    expect(browser.held).toBe(1)
    await browser.show('hidden')
    expect(browser.held).toBe(0)
    await browser.show('visible')
    expect(browser.held).toBe(1)
    letGo()
    expect(browser.held).toBe(0)
    await browser.show('visible')
    expect(browser.held).toBe(0)
  })

  it('ignores a release before the lock was granted', async () => {
    hold()()
    await settled()
    expect(browser.held).toBe(0)
  })

  it('reports a refusal to its user, who then has no lock', async () => {
    browser.refuses = true
    const tell = vi.fn<() => void>()
    hold(tell)
    await settled()
    expect(tell).toHaveBeenCalledOnce()
    browser.refuses = false
    await browser.show('visible')
    expect(browser.asked).toBe(1)

    hold()
    await settled()
    expect(browser.held).toBe(1)
  })

  it('reports a lock that is refused on return or released while the page is visible', async () => {
    const [onReturn, onBattery] = [vi.fn<() => void>(), vi.fn<() => void>()]
    hold(onReturn)
    await settled()
    await browser.show('hidden')
    expect(onReturn).not.toHaveBeenCalled()
    browser.refuses = true
    await browser.show('visible')
    expect(onReturn).toHaveBeenCalledOnce()

    browser.refuses = false
    hold(onBattery)
    await settled()
    await browser.locks.at(-1)?.release()
    expect(onBattery).toHaveBeenCalledOnce()
  })
})

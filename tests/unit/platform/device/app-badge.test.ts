import { beforeEach, expect, it, vi } from 'vitest'

const shown: (number | null)[] = []

/** Loads a new copy of the module, as on a new page. */
async function createPage() {
  vi.resetModules()
  return import('@/platform/device/app-badge.ts')
}

beforeEach(() => {
  shown.length = 0
  vi.stubGlobal('navigator', {
    setAppBadge: (count: number) => Promise.resolve(void shown.push(count)),
    clearAppBadge: () => Promise.resolve(void shown.push(null)),
  })
})

it('setBadge › clears the badge of an earlier visit, then ignores repeats', async () => {
  const { setBadge } = await createPage()
  setBadge(0)
  setBadge(0)
  expect(shown).toEqual([null])
})

it('setBadge › does nothing without support, or if it is denied', async () => {
  const { setBadge } = await createPage()
  vi.stubGlobal('navigator', {})
  expect(() => setBadge(1)).not.toThrow()
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new DOMException('No')) })
  expect(() => setBadge(3)).not.toThrow()
})

import { beforeEach, expect, it, vi } from 'vitest'

const shown: (number | null)[] = []

/** As a new page finds it. */
async function aPage() {
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

it('an enquiry that waits wins over a score, which comes back once it is sent', async () => {
  const { setBadge } = await aPage()
  setBadge('score', 120)
  setBadge('enquiries', 2)
  setBadge('score', 124)
  setBadge('enquiries', 0)
  setBadge('score', 0)
  expect(shown).toEqual([120, 2, 124, null])
})

it('takes away what an earlier visit left, and then says nothing twice', async () => {
  const { setBadge } = await aPage()
  setBadge('enquiries', 0)
  setBadge('enquiries', 0)
  expect(shown).toEqual([null])
})

it('does nothing where there are no badges, or where one is refused', async () => {
  const { setBadge } = await aPage()
  vi.stubGlobal('navigator', {})
  expect(() => setBadge('enquiries', 1)).not.toThrow()
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new DOMException('No')) })
  expect(() => setBadge('enquiries', 3)).not.toThrow()
})

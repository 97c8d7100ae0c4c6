import { describe, expect, it, vi } from 'vitest'
import { returnTo } from '@/platform/device/in-app-history.ts'

describe('returnTo', () => {
  const traverseTo = vi.fn<(key: string) => void>()
  const visit = (...addresses: string[]) =>
    vi.stubGlobal('navigation', {
      entries: () =>
        addresses.map((address, index) => ({ key: `${index}`, url: `https://sporte.ae${address}` })),
      currentEntry: { index: addresses.length - 1, url: `https://sporte.ae${addresses.at(-1)}` },
      traverseTo,
    })

  it('goes to the list before all views of this page', () => {
    visit('/', '/events?category=mma', '/event/a', '/event/a?tab=card')
    expect(returnTo(['/events'])).toBe(true)
    expect(traverseTo).toHaveBeenCalledExactlyOnceWith('1')
  })

  it('goes nowhere if another page is between', () => {
    visit('/events', '/player/b', '/event/a')
    expect(returnTo(['/events', '/dashboard'])).toBe(false)
  })

  it('goes nowhere from the first page, and without the Navigation API', () => {
    visit('/event/a')
    expect(returnTo(['/events'])).toBe(false)
    vi.unstubAllGlobals()
    expect(returnTo(['/events'])).toBe(false)
  })
})

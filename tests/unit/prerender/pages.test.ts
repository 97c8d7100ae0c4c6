import { describe, expect, it } from 'vitest'
import { sitePages } from '@/prerender/pages.ts'

/** The specification's route table, but for routes with an id, and `{product}` is Sporte. */
const specified = [
  '/',
  '/login',
  '/dashboard',
  '/events',
  '/players',
  '/player-of-month',
  '/services',
  '/sporte-coin',
  '/ai-services',
  '/contact',
  '/gallery',
  '/about',
  '/blog',
  '/help',
  '/privacy',
  '/privacy-policy',
  '/terms',
  '/terms-conditions-app',
  '/partnerships',
  '/service/digital-marketing',
  '/service/production-broadcasting',
  '/service/sporte-app',
  '/service/live-streaming',
  '/service/event-crm',
  '/service/sporte-ai',
  '/service/blockchain-fan-interaction',
  '/service/mobile-games',
  '/service/sporte-event-crm',
  '/service/sports-equipment',
  '/ai-analytics',
  '/live-scores',
  '/watch',
  '/battleofburj',
  '/profile',
  '/notifications',
]

const pages = sitePages()
const paths = pages.map(({ path }) => path)

describe('sitePages', () => {
  it.each(specified)('has %s', (path) => {
    expect(paths).toContain(path)
  })

  it.each(['/event/', '/player/', '/team/', '/blog/', '/service/'])(
    'has every known id under %s',
    (prefix) => {
      expect(paths.filter((path) => path.startsWith(prefix)).length).toBeGreaterThan(1)
    },
  )

  it('names every page once, without language, parameter or trailing slash', () => {
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(path).toMatch(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/)
    expect(paths.filter((path) => path.startsWith('/ar/'))).toEqual([])
  })

  it('forwards /privacy-policy, and only to a page that is there', () => {
    const forwards = pages.filter(({ redirectTo }) => redirectTo !== undefined)

    expect(forwards.map(({ path, redirectTo }) => [path, redirectTo])).toEqual([
      ['/privacy-policy', '/privacy'],
    ])
    expect(paths).toContain('/privacy')
  })

  it('keeps to itself what concerns one device or stands in for another page', () => {
    const isPrivate = (path: string) => pages.find((page) => page.path === path)?.isPrivate

    expect(['/enquiries', '/watch-offline'].map(isPrivate)).toEqual([true, true])
    expect(['/', '/about', '/live-scores'].map(isPrivate)).toEqual([false, false, false])
  })
})

import { describe, expect, it } from 'vitest'
import { sitePages } from '@/prerender/pages.ts'
import { devicePages, forwardingPages, indexablePages } from '../../support/specified-addresses.ts'

const pages = sitePages()
const paths = pages.map(({ path }) => path)

describe('sitePages', () => {
  it.each([...indexablePages, ...forwardingPages, ...devicePages])('has %s', (path) => {
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

    expect(devicePages.filter((path) => !isPrivate(path))).toEqual([])
    expect(indexablePages.filter(isPrivate)).toEqual([])
  })
})

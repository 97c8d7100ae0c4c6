import { describe, expect, it } from 'vitest'
import { sitePages } from '@/prerender/pages.ts'

const paths = sitePages().map(({ path }) => path)

describe('sitePages', () => {
  it.each(['/event/', '/player/', '/team/', '/blog/', '/service/'])(
    'includes every known id under %s',
    (prefix) => {
      expect(paths.filter((path) => path.startsWith(prefix)).length).toBeGreaterThan(1)
    },
  )

  it('returns every page once, without language, parameter or trailing slash', () => {
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(path).toMatch(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/)
    expect(paths.filter((path) => path.startsWith('/ar/'))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { SitePage } from '@/prerender/pages.ts'
import { robots, securityText, sitemap } from '@/prerender/site-files.ts'

const site = 'https://sporte.example'
const pages: SitePage[] = [
  { path: '/', redirectTo: undefined, isPrivate: false },
  { path: '/about', redirectTo: undefined, isPrivate: false },
  { path: '/enquiries', redirectTo: undefined, isPrivate: true },
  { path: '/privacy-policy', redirectTo: '/privacy', isPrivate: false },
]

describe('sitemap', () => {
  const xml = sitemap(pages, site)
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

  it('lists every page with the same alternates in both languages, without private pages and redirects', () => {
    expect(addresses).toEqual([`${site}/`, `${site}/ar/`, `${site}/about`, `${site}/ar/about`])
    for (const [language, path] of Object.entries({ en: '', ar: '/ar', 'x-default': '' }))
      expect(xml.split(`hreflang="${language}" href="${site}${path}/about"`)).toHaveLength(3)
  })

  it('returns one XML document', () => {
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n(?:<url>.+<\/url>\n)+<\/urlset>\n$/,
    )
  })
})

describe('robots', () => {
  it('allows everything and links the sitemap', () => {
    expect(robots(site)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`)
  })
})

describe('securityText', () => {
  it.each(['2026-01-01T00:00:00.123Z', '2028-02-29T23:59:59.999Z'])(
    'built at %s, contains the contact and expires within a year',
    (now) => {
      const text = securityText(site, 'hello@sporte.example', new Date(now))
      const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text) ?? []
      const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000

      expect(text).toBe(
        `Contact: mailto:hello@sporte.example\nExpires: ${expires}\nPreferred-Languages: en, ar\nCanonical: ${site}/.well-known/security.txt\n`,
      )
      expect(days).toBeGreaterThan(350)
      expect(days).toBeLessThan(365)
    },
  )
})

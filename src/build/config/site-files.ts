import { languages, localizedPath } from '../../contract/language.ts'
import type { SitePage } from '../html/site-pages.ts'

/** Every indexable page in both languages, each with its alternates. */
export function sitemap(pages: readonly SitePage[], siteUrl: string): string {
  const urls = pages
    .filter((page) => !page.isPrivate && !page.redirectTo)
    .flatMap(({ path }) =>
      languages.map((language) => {
        const alternates = [
          ...languages.map((each) => [each, localizedPath(path, each)]),
          ['x-default', path],
        ]
          .map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${siteUrl}${href}"/>`)
          .join('')
        return `<url><loc>${siteUrl}${localizedPath(path, language)}</loc>${alternates}</url>`
      }),
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

const day = 86_400_000

/**
 * RFC 9116: the contact for reporting a vulnerability. `Expires` must be within a year, and builds are more frequent
 * than that.
 */
export function securityText(siteUrl: string, email: string, now: Date): string {
  const expires = new Date(now.getTime() + 360 * day).toISOString().replace(/\.\d+Z$/, 'Z')
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]
    .join('\n')
    .concat('\n')
}

/**
 * Netlify and Cloudflare format. Where they differ, each line appears twice, and each host skips the other's with a
 * warning.
 *
 * Netlify redirects a URL that has a file (as ours do, for other hosts) only with `!`, and uses the first matching
 * line. It supports only one `404.html`, at the root, and needs a rule for another language's. Cloudflare uses the
 * nearest one.
 */
export function redirectsFile(pages: readonly SitePage[]): string {
  const forwarding = pages.flatMap(({ path, redirectTo }) =>
    redirectTo
      ? languages.flatMap((language) => {
          const line = `${localizedPath(path, language)} ${localizedPath(redirectTo, language)} 301`
          return [`${line}!`, line]
        })
      : [],
  )
  const missing = languages
    .map((language) => localizedPath('/', language).replace(/\/$/, ''))
    .filter((prefix) => prefix !== '')
    .map((prefix) => `${prefix}/* ${prefix}/404.html 404`)
  return [...forwarding, ...missing].join('\n').concat('\n')
}

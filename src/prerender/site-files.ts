import { languages, localizedPath } from '../contract/language.ts'
import type { SitePage } from './pages.ts'

/** Every indexable page in both languages, each naming its alternates. */
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

/** RFC 9116: whom to tell of a weakness. It must not claim to be good for more than a year; a build is younger than that. */
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
 * Netlify and Cloudflare format, where the two differ each line twice: one leaves out, with a warning, what is meant for the
 * other. Netlify forwards from an address that has a file (ours have, for other hosts) only with `!`, and takes the first
 * line that matches. It knows one `404.html` only, at the root, and another language's is a rule; Cloudflare looks for the
 * nearest by itself.
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

import { describe, expect, it } from 'vitest'
import { documentPath } from '@/contract/documents.ts'
import { isBuilt, readBuilt } from '../support/built-site.ts'
import { everyContentPage, everyIndexablePage, faultsIn } from '../support/every-page.ts'

// Excludes the 404 page, whose URL is not known before a request.
const pages = everyContentPage.filter(({ file }) => !file.endsWith('404.html'))

const hrefsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

function parseTarget(href: string): { file: string; anchor: string } {
  const { pathname, hash } = new URL(href, 'https://sporte.example')
  const isArabic = pathname === '/ar' || pathname.startsWith('/ar/')
  const neutral = isArabic ? pathname.slice(3) || '/' : pathname
  if (/\.(?:ics|xml)$/.test(pathname)) return { file: pathname.slice(1), anchor: '' }
  return {
    file: `${documentPath(neutral, isArabic ? 'ar' : 'en')}index.html`.slice(1),
    anchor: decodeURIComponent(hash.slice(1)),
  }
}

describe('links of each page', () => {
  it('lead to existing pages and sections', () => {
    const isDead = (href: string, from: string) => {
      const { file, anchor } = href.startsWith('#')
        ? { file: from, anchor: href.slice(1) }
        : parseTarget(href)
      return !isBuilt(file) || (anchor !== '' && !readBuilt(file).includes(` id="${anchor}"`))
    }
    // Sandbox links replace external services until those are configured.
    const isInternal = (href: string) => /^[/#]/.test(href) && !href.startsWith('/sandbox/')
    const faults = faultsIn(pages, ({ file, html }) =>
      hrefsOf(html).filter((href) => isInternal(href) && isDead(href, file)),
    )
    expect(faults).toEqual([])
  })

  it.each(['en', 'ar'])('include every indexable page on the site map (%s)', (language) => {
    const map = language === 'ar' ? 'ar/site-map/index.html' : 'site-map/index.html'
    const linked = new Set(hrefsOf(readBuilt(map)).map((href) => parseTarget(href).file))
    const missing = everyIndexablePage.filter((page) => page.language === language && !linked.has(page.file))
    expect(missing.map(({ file }) => file)).toEqual([])
  })

  it('keep its language, except the language link', () => {
    const faults = faultsIn(pages, ({ html, language }) =>
      [...html.matchAll(/<a ([^>]*?)href="(\/(?!sandbox\/)[^"]*)"([^>]*)>/g)].map(
        ([link, before = '', href = '', after = '']) =>
          !/hrefLang=/i.test(before + after) && /^\/ar(?:\/|$)/.test(href) !== (language === 'ar') && link,
      ),
    )
    expect(faults).toEqual([])
  })

  it('open other sites in a new tab without a referrer', () => {
    const faults = faultsIn(pages, ({ html }) =>
      [...html.matchAll(/<a [^>]*?href="https?:[^>]*>/g)].map(
        ([link]) => !(link.includes('target="_blank"') && link.includes('rel="noopener noreferrer"')) && link,
      ),
    )
    expect(faults).toEqual([])
  })
})

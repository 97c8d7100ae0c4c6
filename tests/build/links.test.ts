import { describe, expect, it } from 'vitest'
import { documentPath } from '@/contract/pages.ts'
import { contentPages, isBuilt, readBuilt } from '../support/built-site.ts'

// The missing page knows its own address only once it is asked for.
const pages = contentPages().filter(({ file }) => !file.endsWith('404.html'))

const hrefsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** The file behind an address of ours, and the anchor in it. */
function targetOf(href: string): { file: string; anchor: string } {
  const { pathname, hash } = new URL(href, 'https://sporte.example')
  const isArabic = pathname === '/ar' || pathname.startsWith('/ar/')
  const neutral = isArabic ? pathname.slice(3) || '/' : pathname
  if (pathname.endsWith('.ics')) return { file: pathname.slice(1), anchor: '' }
  return {
    file: `${documentPath(neutral, isArabic ? 'ar' : 'en')}index.html`.slice(1),
    anchor: decodeURIComponent(hash.slice(1)),
  }
}

describe.each(pages)('$file', ({ html, file, language }) => {
  // The sandbox stands in for outside services until they are configured.
  const internal = hrefsOf(html).filter((href) => /^[/#]/.test(href) && !href.startsWith('/sandbox/'))

  it('leads to pages and sections that exist', () => {
    const dead = internal.filter((href) => {
      const { file: target, anchor } = href.startsWith('#') ? { file, anchor: href.slice(1) } : targetOf(href)
      return !isBuilt(target) || (anchor !== '' && !readBuilt(target).includes(` id="${anchor}"`))
    })
    expect(dead).toEqual([])
  })

  it('stays in its language, but for the switch', () => {
    const crossing = [...html.matchAll(/<a ([^>]*?)href="(\/(?!sandbox\/)[^"]*)"([^>]*)>/g)].filter(
      ([, before = '', href = '', after = '']) =>
        !/hrefLang=/i.test(before + after) && /^\/ar(?:\/|$)/.test(href) !== (language === 'ar'),
    )
    expect(crossing.map(([link]) => link)).toEqual([])
  })

  it('opens other sites in a new tab that learns nothing', () => {
    for (const [link] of html.matchAll(/<a [^>]*?href="https?:[^>]*>/g)) {
      expect(link).toContain('target="_blank"')
      expect(link).toContain('rel="noopener noreferrer"')
    }
  })

  it('has no level of heading left out', () => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(jumps, levels.join(' ')).toEqual([])
  })
})

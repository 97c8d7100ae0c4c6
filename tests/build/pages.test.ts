import { describe, expect, it } from 'vitest'
import { articleIds } from '@/content/article-ids.ts'
import { eventIds } from '@/content/event-ids.ts'
import { playerIds } from '@/content/player-ids.ts'
import { teamIds } from '@/content/team-ids.ts'
import { builtFiles, builtPages, contentPages, isBuilt, readBuilt } from '../support/built-site.ts'
import { devicePages, forwardingPages, indexablePages } from '../support/specified-addresses.ts'

const facts = [
  ...eventIds.map((id) => `/event/${id}`),
  ...playerIds.map((id) => `/player/${id}`),
  ...teamIds.map((id) => `/team/${id}`),
  ...articleIds.map((id) => `/blog/${id}`),
]

const inBoth = (paths: readonly string[]) => paths.flatMap((path) => [path, `/ar${path}`])
const indexable = inBoth([...indexablePages, ...facts])

describe('prerendered pages', () => {
  it.each([...indexable, ...inBoth(forwardingPages)])('%s is a file of its own', (address) => {
    expect(isBuilt(`${address.replace(/\/$/, '')}/index.html`.slice(1))).toBe(true)
  })

  it('has a 404 page and an empty shell per language', () => {
    for (const file of ['404.html', 'ar/404.html', 'shell/index.html', 'ar/shell/index.html']) {
      expect(isBuilt(file), file).toBe(true)
    }
  })

  it.each(builtPages())('$file says its language and direction', ({ html, language }) => {
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
  })

  it.each(contentPages())('$file has one heading of the first level', ({ html }) => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
  })

  it.each(contentPages())('$file needs no script to show all of its content', ({ html }) => {
    expect(html).not.toContain('$RC')
    expect(html).not.toContain('<template id="B:')
    expect(html).not.toMatch(/<div hidden="" id="S:/)
  })

  it.each(contentPages())('$file has the head of a page', ({ html }) => {
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(html.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1)
    expect(html).toContain('<meta property="og:title"')
    expect(html).toContain('<meta property="og:locale"')
  })

  it.each(contentPages().filter(({ html }) => !html.includes('content="noindex"')))(
    '$file names its canonical address and its twin',
    ({ html, file, language }) => {
      const path = `/${file.replace(/(?:\/)?index\.html$/, '')}`
      const neutral = path.replace(/^\/ar(?=\/|$)/, '') || '/'
      expect(html).toContain(
        `<link rel="canonical" href="https://sporte.example${language === 'ar' ? `/ar${neutral}` : neutral}"`,
      )
      expect(html).toContain(`hreflang="en" href="https://sporte.example${neutral}"`)
      expect(html).toContain(`hreflang="ar" href="https://sporte.example/ar${neutral}"`)
      expect(html).toContain(`hreflang="x-default" href="https://sporte.example${neutral}"`)
    },
  )

  it('marks what is not for search engines', () => {
    for (const file of [
      '404.html',
      'shell/index.html',
      ...devicePages.map((path) => `${path.slice(1)}/index.html`),
    ]) {
      expect(readBuilt(file), file).toContain('content="noindex"')
    }
  })

  it.each(contentPages())('$file shows no key instead of a text', ({ html }) => {
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')
    expect(text).not.toMatch(/\b[a-z][a-zA-Z-]+(?:\.[a-z][a-zA-Z]+)+\b(?!\.example)(?<!sporte\.example)/)
    expect(text).not.toMatch(/\{\{|\}\}|undefined|\[object /)
  })

  it('forwards the old privacy address in both languages', () => {
    expect(readBuilt('privacy-policy/index.html')).toContain('content="0;url=/privacy"')
    expect(readBuilt('ar/privacy-policy/index.html')).toContain('content="0;url=/ar/privacy"')
    expect(readBuilt('_redirects')).toBe(
      '/privacy-policy /privacy 301!\n/privacy-policy /privacy 301\n/ar/privacy-policy /ar/privacy 301!\n/ar/privacy-policy /ar/privacy 301\n/ar/* /ar/404.html 404\n',
    )
  })

  it('lists every indexable page in the sitemap with its alternates', () => {
    const sitemap = readBuilt('sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>https:\/\/sporte\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    )
    expect(listed.toSorted()).toEqual(indexable.toSorted())
    expect(sitemap.match(/hreflang="ar"/g)).toHaveLength(listed.length)
    expect(readBuilt('robots.txt')).toContain('Sitemap: https://sporte.example/sitemap.xml')
  })
})

it('has the entry itself tell whether the host has another release, under the name that it is looked for by', () => {
  const asks = builtFiles().filter(
    (file) =>
      file.endsWith('.js') &&
      readBuilt(file).includes('sporte:reloaded-for') &&
      readBuilt(file).includes('no-store'),
  )
  // By its own address: in any other file it would take every failure for a new release (`platform/parts/outdated.ts`).
  expect(asks).toHaveLength(1)
  const [entry = ''] = asks
  expect(`/${entry}`).toMatch(/^\/assets\/index-[\w-]+\.js$/)
  for (const { file, html } of contentPages().filter(({ html }) => html.includes('modulepreload')))
    expect(/\/assets\/index-[\w-]+\.js/.exec(html)?.[0], file).toBe(`/${entry}`)
})

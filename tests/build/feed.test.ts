import { describe, expect, it, vi } from 'vitest'
import { feed as writeFeed } from '@/build/content/feed.ts'
import { articleIds } from '@/content/articles/article-ids.ts'
import { allChanges } from '@/content/events/changes.ts'
import { allMatches } from '@/content/matches/all-matches.ts'
import { config } from '@/config.ts'
import { readBuilt } from '../support/built-site.ts'
import { everyContentPage } from '../support/every-page.ts'
import { readHtml, textOf, type Element } from '../support/read-html.ts'

const reference = '&(?:amp|lt|gt|quot);'
const tag = String.raw`</?[\w:]+(?: [\w:]+="(?:[^"<&]|${reference})*")*/?>`
/** Only tags, text and references as XML defines them. `readHtml` rejects elements that overlap. */
const wellFormed = new RegExp(
  String.raw`^<\?xml version="1\.0" encoding="UTF-8"\?>\n(?=<feed )(?:${tag}|[^<&\p{Cc}]|\n|${reference})*</feed>\n$`,
  'u',
)
const repeatedAttribute = /<[^>]* ([\w:]+)="[^"]*"[^>]* \1="/

const childrenOf = ({ children }: Element, name: string) =>
  children.flatMap((child) => (typeof child !== 'string' && child.tag === name ? [child] : []))
const textIn = (element: Element, name: string) => {
  const [child, ...others] = childrenOf(element, name)
  expect(others, `further ${name}`).toEqual([])
  return child ? textOf(child, () => false) : ''
}
const linkOf = (element: Element, rel: string) =>
  childrenOf(element, 'link')
    .find(({ attributes }) => attributes.get('rel') === rel)
    ?.attributes.get('href')

describe.each([
  ['en', ''],
  ['ar', '/ar'],
] as const)('the feed in %s', (language, prefix) => {
  const xml = readBuilt(`${prefix}/feed.xml`.slice(1))
  const [feed = readHtml(''), ...others] = childrenOf(readHtml(xml), 'feed')
  const entries = childrenOf(feed, 'entry')
  const home = config.siteUrl + prefix

  it('has what RFC 4287 requires of a feed', () => {
    expect(xml).toMatch(wellFormed)
    expect(xml).not.toMatch(repeatedAttribute)
    expect(others).toEqual([])
    expect(feed.attributes).toEqual(
      new Map([
        ['xmlns', 'http://www.w3.org/2005/Atom'],
        ['xml:lang', language],
      ]),
    )
    expect(textIn(feed, 'id')).toBe(`${home}/feed.xml`)
    expect(linkOf(feed, 'self')).toBe(`${home}/feed.xml`)
    expect(linkOf(feed, 'alternate')).toBe(`${home}/blog`)
    expect(textIn(feed, 'title')).not.toBe('')
    expect(childrenOf(feed, 'author').map((author) => textIn(author, 'name'))).not.toContain('')
  })

  it('has every article, result and change of a card, newest first, with unique ids', () => {
    const dates = entries.map((entry) => textIn(entry, 'updated'))
    const ids = entries.map((entry) => textIn(entry, 'id'))
    expect(entries).toHaveLength(Math.min(30, articleIds.length + allMatches.length + allChanges().length))
    expect(new Set(ids).size).toBe(ids.length)
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(date))).toEqual([])
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(textIn(feed, 'updated')).toBe(dates[0])
    expect(entries.filter((entry) => !linkOf(entry, 'alternate')?.startsWith(`${home}/`))).toEqual([])
  })

  it('stays the same years later without new content', async () => {
    vi.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z'), toFake: ['Date'] })
    const later = await writeFeed(language).finally(() => vi.useRealTimers())
    expect(later).toBe(xml)
  })

  it('has no score and no winner in a title or summary of a result', () => {
    const results = entries.filter((entry) => textIn(entry, 'id').includes('/live-scores'))
    expect(results).toHaveLength(allMatches.length)
    for (const entry of results) {
      expect(childrenOf(entry, 'summary')).toEqual([])
      expect(textIn(entry, 'title')).not.toMatch(/\d{2}|\d\/|\bwon\b|فاز/)
    }
  })
})

it('feeds › are in the head of the home page and the blog, and linked on the blog', () => {
  const withTag = everyContentPage.filter(({ html }) => html.includes('type="application/atom+xml"'))
  expect(withTag.map(({ file }) => file).toSorted()).toEqual([
    'ar/blog/index.html',
    'ar/index.html',
    'blog/index.html',
    'index.html',
  ])
  expect(readBuilt('blog/index.html')).toContain('<a href="/feed.xml"')
  expect(readBuilt('ar/blog/index.html')).toContain('<a href="/ar/feed.xml"')
})

import { describe, expect, it, vi } from 'vitest'
import { feed as writeFeed } from '@/build/content/feed.ts'
import { articleIds } from '@/content/articles/article-ids.ts'
import { allChanges } from '@/content/events/changes.ts'
import { allMatches } from '@/content/matches/all-matches.ts'
import { config } from '@/config.ts'
import { readBuilt } from '../support/built-site.ts'
import { everyContentPage } from '../support/every-page.ts'

type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const token = /<\/([\w:]+)>|<([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>|([^<]+)/y
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Parses XML of elements, attributes and text. Throws an error for anything that is not well-formed. */
function readXml(xml: string): XmlElement {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '').trimEnd()
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  token.lastIndex = 0
  while (token.lastIndex < body.length) {
    const at = token.lastIndex
    const [, closed, name, attributes = '', selfClosed, text] = token.exec(body) ?? []
    const parent = open.at(-1) ?? root
    if (name !== undefined) {
      const element: XmlElement = { name, attributes: readAttributes(attributes), children: [], text: '' }
      parent.children.push(element)
      if (!selfClosed) open.push(element)
    } else if (closed !== undefined && closed === parent.name) open.pop()
    else if (text !== undefined) parent.text += decode(text)
    else throw new Error(`Not well-formed: ${body.slice(at, at + 60)}`)
  }
  const [element, ...others] = root.children
  if (!element || others.length > 0 || open.length > 1 || root.text.trim()) throw new Error('Not one element')
  return element
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/ ([\w:]+)="([^"]*)"/g)]
  const read = Object.fromEntries(found.map(([, name = '', value = '']) => [name, decode(value)]))
  if (Object.keys(read).length < found.length) throw new Error(`An attribute is repeated: ${text}`)
  return read
}

function decode(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos);)|\p{Cc}(?<!\n)/u.test(text)) throw new Error(`Not escaped: ${text}`)
  return text.replaceAll(/&(\w+);/g, (_all, name: string) => entities[name] ?? '')
}

const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name)
const textOf = (element: XmlElement, name: string) => {
  const [child, ...others] = childrenOf(element, name)
  expect(others, `further ${name}`).toEqual([])
  return child?.text ?? ''
}
const linkOf = (element: XmlElement, rel: string) =>
  childrenOf(element, 'link').find(({ attributes }) => attributes.rel === rel)?.attributes.href

describe.each([
  ['en', ''],
  ['ar', '/ar'],
] as const)('the feed in %s', (language, prefix) => {
  const feed = readXml(readBuilt(`${prefix.slice(1)}/feed.xml`.replace(/^\//, '')))
  const entries = childrenOf(feed, 'entry')
  const home = config.siteUrl + prefix

  it('has what RFC 4287 requires of a feed', () => {
    expect(feed.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language })
    expect(textOf(feed, 'id')).toBe(`${home}/feed.xml`)
    expect(linkOf(feed, 'self')).toBe(`${home}/feed.xml`)
    expect(linkOf(feed, 'alternate')).toBe(`${home}/blog`)
    expect(textOf(feed, 'title')).not.toBe('')
    expect(childrenOf(feed, 'author').map((author) => textOf(author, 'name'))).not.toContain('')
  })

  it('has every article, result and change of a card, newest first, with unique ids', () => {
    const dates = entries.map((entry) => textOf(entry, 'updated'))
    const ids = entries.map((entry) => textOf(entry, 'id'))
    expect(entries).toHaveLength(Math.min(30, articleIds.length + allMatches.length + allChanges().length))
    expect(new Set(ids).size).toBe(ids.length)
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(date))).toEqual([])
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(textOf(feed, 'updated')).toBe(dates[0])
    expect(entries.filter((entry) => !linkOf(entry, 'alternate')?.startsWith(`${home}/`))).toEqual([])
  })

  it('stays the same years later without new content', async () => {
    vi.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z'), toFake: ['Date'] })
    const later = await writeFeed(language).finally(() => vi.useRealTimers())
    expect(later).toBe(readBuilt(`${prefix.slice(1)}/feed.xml`.replace(/^\//, '')))
  })

  it('has no score and no winner in a title or summary of a result', () => {
    const results = entries.filter((entry) => textOf(entry, 'id').includes('/live-scores'))
    expect(results).toHaveLength(allMatches.length)
    for (const entry of results) {
      expect(childrenOf(entry, 'summary')).toEqual([])
      expect(textOf(entry, 'title')).not.toMatch(/\d{2}|\d\/|\bwon\b|فاز/)
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

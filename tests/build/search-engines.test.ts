import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { serviceQuestions } from '@/content/questions.ts'
import { contentPages, distPath } from '../support/built-site.ts'
import { readHtml, textOf } from '../support/read-html.ts'

const indexable = contentPages().filter(({ html }) => !html.includes('content="noindex"'))

type Fact = { '@type': string; [name: string]: unknown }

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && '@type' in value

function factsOf(html: string): Fact[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => {
    const fact: unknown = JSON.parse(json)
    if (!isFact(fact)) throw new Error(`Not a fact: ${json}`)
    return fact
  })
}

const pageOf = (file: string) => indexable.find((page) => page.file === file)?.html ?? ''
const typesOf = (file: string) => factsOf(pageOf(file)).map((fact) => fact['@type'])

/** The size that a JPEG states of itself: its first start-of-frame segment. */
function jpegSize(file: string): [number, number] {
  const bytes = readFileSync(file)
  let at = 2
  while (at < bytes.length && ![0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0))
    at += 2 + bytes.readUInt16BE(at + 2)
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
}

describe('for search engines and social networks', () => {
  it.each(indexable)('$file has a share picture in its language', ({ html, language }) => {
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(address).toMatch(new RegExp(`^https://sporte\\.example/share/\\w+-${language}\\.jpg$`))
    expect(jpegSize(path.join(distPath, new URL(address).pathname))).toEqual([1200, 630])
  })

  it.each(indexable)('$file states facts with what each kind requires', ({ html, file }) => {
    const required: Record<string, string[]> = {
      Organization: ['name', 'url', 'logo'],
      WebSite: ['name', 'url'],
      BreadcrumbList: ['itemListElement'],
      SportsEvent: ['name', 'startDate', 'location'],
      Service: ['name', 'description', 'provider'],
      FAQPage: ['mainEntity'],
      Article: ['headline', 'author', 'image'],
    }
    const facts = factsOf(html)
    expect(facts.length, file).toBeGreaterThan(0)
    for (const fact of facts) {
      expect(fact['@context']).toBe('https://schema.org')
      for (const name of required[fact['@type']] ?? ['an unknown type']) {
        expect(fact[name], `${fact['@type']} ${name}`).toBeTruthy()
      }
    }
  })

  it('tells what each kind of page is', () => {
    expect(typesOf('index.html')).toEqual(['Organization', 'WebSite'])
    expect(typesOf('live-scores/index.html').filter((type) => type === 'SportsEvent')).toHaveLength(5)
    expect(typesOf('ar/service/live-streaming/index.html')).toContain('Service')
    expect(typesOf('blog/reading-a-southpaw/index.html')).toContain('Article')
    const services = Object.keys(serviceQuestions).map((id) => `service/${id}`)
    for (const page of ['help', 'contact', ...services])
      for (const file of [`${page}/index.html`, `ar/${page}/index.html`])
        expect(typesOf(file), file).toContain('FAQPage')
  })

  it('asks every question that the page draws under that name, and no other', () => {
    for (const { html, file } of indexable) {
      const drawn = [...html.matchAll(/<details[^>]* name="(?:[^"]*faq|questions)"[^>]*><summary>(.*?)<svg/g)]
      const asked = factsOf(html).flatMap(({ mainEntity }): unknown[] =>
        Array.isArray(mainEntity) ? mainEntity : [],
      )
      expect(asked, file).toHaveLength(drawn.length)
      const words = drawn.map(([, summary = '']) => textOf(readHtml(summary), () => false).trim())
      expect(asked, file).toMatchObject(words.map((name) => ({ name })))
    }
  })

  it('asks no question without its answer, in the page’s own words', () => {
    for (const { html } of indexable) {
      for (const fact of factsOf(html).filter((each) => each['@type'] === 'FAQPage')) {
        expect(JSON.stringify(fact.mainEntity)).not.toMatch(/"(?:name|text)":""|<|&amp;|\{\{/)
      }
    }
  })
})

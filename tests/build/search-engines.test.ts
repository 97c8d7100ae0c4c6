import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { distPath } from '../support/built-site.ts'
import { everyIndexablePage, faultsIn } from '../support/every-page.ts'
import { readHtml, textOf } from '../support/read-html.ts'

const factSchema = v.looseObject({ '@type': v.string() })

const readFacts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    v.parse(factSchema, JSON.parse(json)),
  )

const typesOf = (file: string) =>
  readFacts(everyIndexablePage.find((page) => page.file === file)?.html ?? '').map((fact) => fact['@type'])

const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  SportsEvent: ['name', 'startDate', 'location'],
  Service: ['name', 'description', 'provider'],
  FAQPage: ['mainEntity'],
  Article: ['headline', 'author', 'image'],
}

/** The size in a JPEG's first start-of-frame segment, such as `1200x630`. */
function jpegSize(file: string): string {
  const bytes = readFileSync(file)
  let at = 2
  while (at < bytes.length && ![0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0))
    at += 2 + bytes.readUInt16BE(at + 2)
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
}

describe('search engine and social metadata', () => {
  it('has a share image per page in its language', () => {
    const faults = faultsIn(everyIndexablePage, ({ html, language }) => {
      const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
      if (!new RegExp(`^https://sporte\\.example/share/\\w+-${language}\\.jpg$`).test(address))
        return [`“${address}”`]
      const size = jpegSize(path.join(distPath, new URL(address).pathname))
      return [size !== '1200x630' && `${address} is ${size}`]
    })
    expect(faults).toEqual([])
  })

  it('has structured data with the required fields per page', () => {
    const faults = faultsIn(everyIndexablePage, ({ html }) => {
      const facts = readFacts(html)
      const missing = facts.flatMap((fact) =>
        (required[fact['@type']] ?? ['a known type'])
          .filter((name) => !fact[name])
          .map((name) => `${fact['@type']} without ${name}`),
      )
      const isForeign = facts.some((fact) => fact['@context'] !== 'https://schema.org')
      return [...missing, facts.length === 0 && 'no facts', isForeign && 'facts not of schema.org']
    })
    expect(faults).toEqual([])
  })

  it('states the type of each page', () => {
    expect(typesOf('index.html')).toEqual(['Organization', 'WebSite'])
    expect(typesOf('live-scores/index.html').filter((type) => type === 'SportsEvent')).toHaveLength(5)
    expect(typesOf('ar/service/live-streaming/index.html')).toContain('Service')
    expect(typesOf('blog/reading-a-southpaw/index.html')).toContain('Article')
    const services = Object.keys(serviceQuestions).map((id) => `service/${id}`)
    for (const page of ['help', 'contact', ...services])
      for (const file of [`${page}/index.html`, `ar/${page}/index.html`])
        expect(typesOf(file), file).toContain('FAQPage')
  })

  it('has every question on a page in its structured data, and no other', () => {
    const faults = faultsIn(everyIndexablePage, ({ html }) => {
      const drawn = [...html.matchAll(/<details[^>]* name="(?:[^"]*faq|questions)"[^>]*><summary>(.*?)<svg/g)]
      const words = drawn.map(([, summary = '']) => textOf(readHtml(summary), () => false).trim())
      const asked = readFacts(html)
        .flatMap(({ mainEntity }): unknown[] => (Array.isArray(mainEntity) ? mainEntity : []))
        .map((one) => (typeof one === 'object' && one && 'name' in one ? String(one.name) : 'nothing'))
      return [
        asked.length !== words.length && `asks ${asked.length}, draws ${words.length}`,
        ...words.map((word, place) => asked[place] !== word && `asks ${asked[place]}, draws ${word}`),
      ]
    })
    expect(faults).toEqual([])
  })

  it('has the page’s own answer to each question', () => {
    const faults = faultsIn(everyIndexablePage, ({ html }) =>
      readFacts(html)
        .filter((fact) => fact['@type'] === 'FAQPage')
        .flatMap(
          (fact) =>
            JSON.stringify(fact.mainEntity).match(/.{0,80}(?:"(?:name|text)":""|<|&amp;|\{\{)/g) ?? [],
        ),
    )
    expect(faults).toEqual([])
  })
})

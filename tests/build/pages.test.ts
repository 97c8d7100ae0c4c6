import { describe, expect, it } from 'vitest'
import { articleIds } from '@/content/articles/article-ids.ts'
import { eventIds } from '@/content/events/event-ids.ts'
import { playerIds } from '@/content/players/player-ids.ts'
import { teamIds } from '@/content/teams/team-ids.ts'
import { builtFiles, isBuilt, readBuilt } from '../support/built-site.ts'
import {
  addressOf,
  everyContentPage,
  everyIndexablePage,
  everyPage,
  faultsIn,
} from '../support/every-page.ts'
import { devicePages, forwardingPages, indexablePages } from '../support/specified-addresses.ts'

const facts = [
  ...eventIds.map((id) => `/event/${id}`),
  ...playerIds.map((id) => `/player/${id}`),
  ...teamIds.map((id) => `/team/${id}`),
  ...articleIds.map((id) => `/blog/${id}`),
]

const inBoth = (paths: readonly string[]) => paths.flatMap((path) => [path, `/ar${path}`])
const indexable = inBoth([...indexablePages, ...facts])
const fileOf = (address: string) => `${address.replace(/\/$/, '')}/index.html`.slice(1)

describe('prerendered pages', () => {
  it('exist for every address, and for the empty shell', () => {
    const expected = inBoth([...indexablePages, ...facts, ...forwardingPages, '/shell']).map(fileOf)
    expect(expected.filter((file) => !isBuilt(file))).toEqual([])
    // The worker serves it under the URL of any page.
    expect(readBuilt('shell/index.html')).toContain('<title>Sporte</title>')
    expect(readBuilt('ar/shell/index.html')).toContain('<title>سبورتي</title>')
  })

  it('have their language and direction', () => {
    const faults = faultsIn(everyPage, ({ html, language }) => {
      const expected = `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`
      return [!html.includes(expected) && `no ${expected}`]
    })
    expect(faults).toEqual([])
  })

  it('show all their content without script', () => {
    const deferred = /\$RC|<template id="B:|<div hidden="" id="S:/g
    expect(faultsIn(everyContentPage, ({ html }) => html.match(deferred) ?? [])).toEqual([])
  })

  it('link the stylesheet of every class', () => {
    const sheets = builtFiles().filter((file) => file.endsWith('.css'))
    const sheetOf = new Map(
      sheets.flatMap((sheet) =>
        [...readBuilt(sheet).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => [name, sheet] as const),
      ),
    )
    const classesOf = (html: string) =>
      new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
    const faults = faultsIn(everyContentPage, ({ html }) =>
      [...classesOf(html)].map((name) => {
        const sheet = sheetOf.get(name)
        return sheet !== undefined && !html.includes(`href="/${sheet}"`) && `${name} is in ${sheet}`
      }),
    )
    expect(faults).toEqual([])
  })

  it('have a complete head', () => {
    const brand = { en: 'Sporte', ar: 'سبورتي' }
    const locales = { en: ['en_US', 'ar_AE'], ar: ['ar_AE', 'en_US'] }
    const faults = faultsIn(everyContentPage, ({ html, file, language }) => {
      const isHome = /^(?:ar\/)?index\.html$/.test(file)
      const contentsOf = (name: string) =>
        [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
          ([, content]) => content,
        )
      const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? []
      const [description = ''] = contentsOf('description')
      const expected = {
        description: [description],
        'og:title': [title],
        'og:description': [description],
        'og:site_name': [brand[language]],
        'og:locale': locales[language].slice(0, 1),
        'og:locale:alternate': locales[language].slice(1),
      }
      return [
        html.match(/<title>/g)?.length !== 1 && 'not one title',
        !(isHome ? title.startsWith(brand[language]) : title.endsWith(` · ${brand[language]}`)) &&
          `title “${title}”`,
        description.length < 20 && 'no description',
        ...Object.entries(expected).map(
          ([name, values]) =>
            contentsOf(name).join('|') !== values.join('|') && `${name}: ${contentsOf(name).join()}`,
        ),
      ]
    })
    expect(faults).toEqual([])
  })

  it('have no two buttons with the same single word', () => {
    const faults = faultsIn(everyContentPage, ({ html }) => {
      const [, main = ''] = html.split('<main')
      const names = [...main.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)]
        .filter(([, attributes = '']) => !/aria-(?:label|describedby)=/.test(attributes))
        .map(([, , inner = '']) => inner.replaceAll(/<[^>]+>/g, ' ').trim())
      return names.map((name, index) => /^\p{L}+$/u.test(name) && names.indexOf(name) !== index && name)
    })
    expect(faults).toEqual([])
  })

  it('have a canonical URL and an alternate', () => {
    const faults = faultsIn(everyIndexablePage, ({ html, file, language }) => {
      const neutral = addressOf(file).replace(/^\/ar(?=\/|$)/, '') || '/'
      return [
        `<link rel="canonical" href="https://sporte.example${language === 'ar' ? `/ar${neutral}` : neutral}"`,
        `property="og:url" content="https://sporte.example${language === 'ar' ? `/ar${neutral}` : neutral}"`,
        `hreflang="en" href="https://sporte.example${neutral}"`,
        `hreflang="ar" href="https://sporte.example/ar${neutral}"`,
        `hreflang="x-default" href="https://sporte.example${neutral}"`,
      ].map((expected) => !html.includes(expected) && `no ${expected}`)
    })
    expect(faults).toEqual([])
  })

  it('have noindex and no alternates if they are private', () => {
    const files = ['404.html', 'ar/404.html', ...inBoth(['/shell', ...devicePages]).map(fileOf)]
    const hidden = [...files, ...inBoth(forwardingPages).map(fileOf)]
    expect(hidden.filter((file) => !readBuilt(file).includes('content="noindex"'))).toEqual([])
    expect(files.filter((file) => /rel="(?:canonical|alternate)"/.test(readBuilt(file)))).toEqual([])
  })

  it('show no translation key', () => {
    const keys =
      /\b[a-z][a-zA-Z-]+(?:\.[a-z][a-zA-Z]+)+\b(?!\.example)(?<!sporte\.example)|\{\{|\}\}|undefined|\[object /g
    const faults = faultsIn(everyContentPage, ({ html }) => {
      const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')
      return text.match(keys) ?? []
    })
    expect(faults).toEqual([])
  })

  it('redirect the old privacy URL in both languages', () => {
    expect(readBuilt('privacy-policy/index.html')).toContain('content="0;url=/privacy"')
    expect(readBuilt('privacy-policy/index.html')).toContain('<a href="/privacy">Privacy policy</a>')
    expect(readBuilt('ar/privacy-policy/index.html')).toContain('content="0;url=/ar/privacy"')
    expect(readBuilt('_redirects')).toBe(
      '/privacy-policy /privacy 301!\n/privacy-policy /privacy 301\n/ar/privacy-policy /ar/privacy 301!\n/ar/privacy-policy /ar/privacy 301\n/ar/* /ar/404.html 404\n',
    )
  })

  it('appear in the sitemap with their alternates if they are public', () => {
    const sitemap = readBuilt('sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>https:\/\/sporte\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    )
    expect(listed.toSorted()).toEqual(indexable.toSorted())
    expect(everyIndexablePage.map(({ file }) => file).toSorted()).toEqual(indexable.map(fileOf).toSorted())
    expect(sitemap).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n(?:<url>.+<\/url>\n)+<\/urlset>\n$/,
    )
    for (const [language, path] of Object.entries({ en: '', ar: '/ar', 'x-default': '' }))
      expect(sitemap.split(`hreflang="${language}" href="https://sporte.example${path}/about"`)).toHaveLength(
        3,
      )
    expect(readBuilt('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://sporte.example/sitemap.xml\n',
    )
  })

  it('include security.txt with a contact, which expires within a year', () => {
    const site = 'https://sporte.example'
    const text = readBuilt('.well-known/security.txt')
    const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text) ?? []
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(text).toBe(
      `Contact: mailto:hello@sporte.example\nExpires: ${expires}\nPreferred-Languages: en, ar\nCanonical: ${site}/.well-known/security.txt\n`,
    )
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  })
})

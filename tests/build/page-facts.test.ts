import { describe, expect, it } from 'vitest'
import { cricketers } from '@/content/matches/cricketers.ts'
import { findResult, teams } from '@/content/matches/series.ts'
import { builtFiles, contentPages, readBuilt } from '../support/built-site.ts'
import { findElement, readHtml, textOf, type Element } from '../support/read-html.ts'

const all = () => false
const pages = contentPages()
const rootOf = (file: string) => readHtml(readBuilt(file))
const labelled = (id: string) => (element: Element) => element.attributes.get('aria-labelledby') === id

describe('what a page shows', () => {
  it('the floating Contact Us button: everywhere but on the three legal pages', () => {
    const without = pages
      .filter(
        ({ html }) =>
          !/contactButton|contact-button|action="(?:\/ar)?\/contact"/.test(
            html.slice(html.indexOf('</main>')),
          ),
      )
      .map(({ file }) => file.replace(/^ar\//, '').replace(/\/index\.html$/, ''))
    expect(new Set(without)).toEqual(new Set(['privacy', 'terms', 'terms-conditions-app']))
  })

  it.each(['', 'ar/'])('/%scontact: the row “Message us” opens the enquiry form', (prefix) => {
    const support = findElement(rootOf(`${prefix}contact/index.html`), labelled('quick-support'))
    const button = support && findElement(support, ({ tag }) => tag === 'button')
    expect(button && textOf(button, all).trim()).toMatch(/^(?:Message us|راسلنا)$/)
  })

  it.each(['en', 'ar'] as const)('the player of the final with his team, in %s', (language) => {
    const { playerOfMatch } = findResult('final')
    if (!playerOfMatch) throw new Error('Nobody was')
    const text = textOf(rootOf(`${language === 'ar' ? 'ar/' : ''}live-scores/index.html`), all).replaceAll(
      /\s+/g,
      ' ',
    )
    const name = cricketers[playerOfMatch.player][language]
    expect(text).toMatch(new RegExp(`${name} ?${teams[playerOfMatch.team].name[language]}`))
  })

  it.each(['', 'ar/'])(
    '/%s: five partners, each with a mark, a badge and a way to its site in a new tab',
    (prefix) => {
      for (const file of [`${prefix}index.html`, `${prefix}partnerships/index.html`]) {
        const html = readBuilt(file)
        const sites = [
          ...html.matchAll(
            /<a href="https:\/\/(?:loyalty|cloud|video|games|academy)\.example\/" target="_blank" rel="noopener noreferrer"/g,
          ),
        ]
        expect(sites, file).toHaveLength(5)
        for (const id of ['loyalty', 'cloud', 'video', 'gaming', 'academy'])
          expect(html, file).toContain(`#mark-${id}`)
        expect(html.match(/Official |رسمي/g)?.length, file).toBeGreaterThanOrEqual(5)
      }
    },
  )

  it.each([
    ['player/adam-rawashdeh/index.html', 'years pro (debut year)'],
    ['ar/player/adam-rawashdeh/index.html', 'سنوات الاحتراف (عام البداية)'],
  ])('%s has no year as a professional yet, and says that it is the first', (file, label) => {
    expect(textOf(rootOf(file), all)).toContain(label)
  })

  it('an early bird is yellow, with dark text, in every scheme', () => {
    const css = builtFiles()
      .filter((file) => file.endsWith('.css'))
      .map(readBuilt)
      .join('\n')
    expect(css).toMatch(/\[data-status="?early-bird"?\]\{--tag:var\(--key\);color:var\(--on-key\)\}/)
    expect(css).toMatch(/--key:#f5b942/)
  })

  it.each([
    ['events/index.html', '12,000 expected at the venue'],
    ['index.html', '12,000 expected at the venue'],
    ['dashboard/index.html', '31,480 viewers expected'],
  ])('%s says what an expected figure counts: %s', (file, said) => {
    expect(textOf(rootOf(file), all)).toContain(said)
  })

  // Shown by the style sheet in the installed app alone.
  it.each(pages)('$file has the way back, which only at home leads nowhere', ({ file, html, language }) => {
    const back = findElement(
      readHtml(html),
      ({ tag, attributes }) =>
        tag === 'a' && attributes.get('aria-label') === { en: 'Go back', ar: 'عُد' }[language],
    )
    expect(back?.attributes.get('href')).toMatch(language === 'ar' ? /^\/ar\// : /^\/(?!ar\/)/)
    expect(back?.attributes.has('data-idle')).toBe(/^(?:ar\/)?index\.html$/.test(file))
  })

  it.each(['', 'ar/'])('/%s and its services lead to the planner', (prefix) => {
    for (const file of [`${prefix}index.html`, `${prefix}services/index.html`]) {
      const link = findElement(
        rootOf(file),
        ({ tag, attributes }) => tag === 'a' && attributes.get('href') === `/${prefix}plan`,
      )
      expect(link && textOf(link, all).trim(), file).toBeTruthy()
    }
  })

  it.each(pages)('$file writes no ten wickets: whoever is all out has "66", never "66/10"', ({ html }) => {
    expect(textOf(readHtml(html), all)).not.toMatch(/\d\s*\/\s*10\b/)
  })
})

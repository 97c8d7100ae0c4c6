import { describe, expect, it } from 'vitest'
import { partnerIds, partners } from '@/content/partners.ts'
import { readBuilt } from '../support/built-site.ts'
import { everyContentPage, faultsIn, treeOf } from '../support/every-page.ts'
import { findElement, textOf } from '../support/read-html.ts'
import { specifiedServices } from '../support/specified-addresses.ts'

const all = () => false
const readText = (file: string) => textOf(treeOf(file), all)

describe('page content', () => {
  it('has the Contact Us button except on the three pages that the specification names', () => {
    const without = everyContentPage
      .filter(({ html }) => !/<form class="bottom-bar_contact"/.test(html))
      .map(({ file }) => file.replace(/^ar\//, '').replace(/\/index\.html$/, ''))
    expect(new Set(without)).toEqual(new Set(['privacy', 'terms', 'terms-conditions-app']))
  })

  it.each(['', 'partnerships/', 'ar/', 'ar/partnerships/'])(
    'shows five partners with a badge, and says that they are samples, on /%s',
    (page) => {
      const html = readBuilt(`${page}index.html`)
      const section = html
        .slice(html.search(/<h2 id="partners/))
        .split('</section>', 1)
        .join('')
      expect(section).toMatch(/Sample data|بيانات تجريبية/)
      for (const id of partnerIds) {
        expect(html).toContain(`<a href="${partners[id].site}"`)
        expect(html).toContain(`#mark-${id}`)
      }
      const atRest = section.replaceAll(/<\/summary>.*?<\/details>/gs, '')
      expect(atRest.match(/Official |رسمي/g)).toHaveLength(partnerIds.length)
    },
  )

  it.each(['', 'events', 'dashboard', 'live-scores', 'notifications', 'event/battle-of-the-burj'])(
    'names the zone of every time on /%s, because visitors and venues may be in any',
    (page) => {
      for (const folder of [page, `ar/${page}`]) {
        const text = readText(`${folder}/index.html`).replaceAll(/\s+/g, ' ')
        const time = String.raw`\d{1,2}:\d\d\s(?:AM|PM|ص|م)(?!\p{L})`
        const unnamed = new RegExp(String.raw`${time}(?!\s*(?:UAE|بتوقيت الإمارات)).{0,40}`, 'gu')
        expect(text, folder).toMatch(new RegExp(time, 'u'))
        expect(text.match(unnamed) ?? [], folder).toEqual([])
      }
    },
  )

  it('labels what a figure counts', () => {
    const texts = {
      'events/index.html': '12,000 expected',
      'index.html': '12,000 expected at the venue',
      'dashboard/index.html': '31,480 viewers expected',
      // Shown in the debut year instead of 0.
      'player/adam-rawashdeh/index.html': 'years pro (debut year)',
      'ar/player/adam-rawashdeh/index.html': 'سنوات الاحتراف (عام البداية)',
    }
    expect(Object.entries(texts).filter(([file, text]) => !readText(file).includes(text))).toEqual([])
  })

  // The style sheet shows this link only in the installed app.
  it.each([
    ['watch', 'Shown in ', 'United Arab Emirates, Saudi Arabia, and Oman'],
    ['ar/watch', 'تُعرض في ', 'الإمارات والسعودية وعُمان'],
  ])('names on /%s where an event is shown, if its record does', (page, label, countries) => {
    const [, shown, ...others] = readText(`${page}/index.html`).split(label)
    expect(shown?.slice(0, countries.length)).toBe(countries)
    expect(others).toEqual([])
  })

  it('has a back button, except on the home page', () => {
    const faults = faultsIn(everyContentPage, ({ file, language }) => {
      const label = { en: 'Go back', ar: 'عُد' }[language]
      const back = findElement(
        treeOf(file),
        ({ tag, attributes }) => tag === 'a' && attributes.get('aria-label') === label,
      )
      const isHome = /^(?:ar\/)?index\.html$/.test(file)
      if (!back) return ['has no back button']
      const href = back.attributes.get('href') ?? 'nowhere'
      return [
        !(language === 'ar' ? /^\/ar\// : /^\/(?!ar\/)/).test(href) && `leads back to ${href}`,
        back.attributes.has('aria-current') !== isHome && (isHome ? 'leads back' : 'leads nowhere'),
      ]
    })
    expect(faults).toEqual([])
  })

  it('states the date, the law and the courts on the legal pages', () => {
    const texts = {
      'privacy/index.html': 'Last updated January 15, 2025',
      'ar/privacy/index.html': 'آخر تحديث: 15 يناير 2025',
      'terms/index.html': 'Last updated January 15, 2025',
      'ar/terms/index.html': 'آخر تحديث: 15 يناير 2025',
      'terms-conditions-app/index.html': 'Effective January 1, 2025',
      'ar/terms-conditions-app/index.html': 'سارية اعتبارًا من 1 يناير 2025',
    }
    const law = {
      en: ['laws of the United Arab Emirates', 'courts of Dubai'],
      ar: ['قوانين دولة الإمارات العربية المتحدة', 'محاكم دبي'],
    }
    for (const [file, date] of Object.entries(texts)) {
      expect(readText(file), file).toContain(date)
      const section = findElement(treeOf(file), ({ attributes }) => attributes.get('id') === 'law')
      for (const words of law[file.startsWith('ar/') ? 'ar' : 'en'])
        expect(section && textOf(section, all), file).toContain(words)
    }
  })

  it('orders the lower sections of the home page, and links every service card to its page', () => {
    const expected = ['services', 'packages', 'partners', 'deliverables', 'sportecoin', 'app']
    // `sporte-event-crm` is channel 5.2, beside the fifth service, and has no card.
    const cards = specifiedServices.filter((id) => id !== 'sporte-event-crm')
    for (const prefix of ['', 'ar/']) {
      const html = readBuilt(`${prefix}index.html`)
      const ids = [...html.matchAll(/<section[^>]* id="([\w-]+)"/g)].map(([, id = '']) => id)
      expect(ids.filter((id) => expected.includes(id))).toEqual(expected)
      const services = html.slice(html.indexOf('id="services"'), html.indexOf('id="packages"'))
      const links = [...services.matchAll(/href="([^"]*\/service\/[^"]+)"/g)].map(([, href]) => href)
      expect(links).toEqual(cards.map((id) => `/${prefix}service/${id}`))
    }
  })

  it('writes a side that is all out as "66", never "66/10"', () => {
    const faults = faultsIn(everyContentPage, ({ file }) => readText(file).match(/\d+\s*\/\s*10\b/g) ?? [])
    expect(faults).toEqual([])
  })
})

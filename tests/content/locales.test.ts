import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { buildFiles } from '@/build/content/generated-files.ts'
import {
  baseOf,
  countedKeys,
  formsOf,
  namespacesOf,
  placeholdersOf,
  textsOf,
} from '../support/locale-texts.ts'

const english = textsOf('en')
const arabic = textsOf('ar')

const arabicLetter = /[\u0621-\u064a]/

/** Arabic texts without Arabic letters, and the reason. */
const sameInBoth = new Map([
  ['site:footer.newsletter.placeholder', 'an address, written in Latin letters everywhere'],
  ['demo:versusInFight', 'two names and a sign'],
  ['home:ticker.bout', 'two names and a sign'],
  ['home:ticker.fight', 'two names and a sign'],
  ['scores:versus', 'a sign'],
  ['scores:sides', 'two names and a sign'],
  ['live:versus', 'a sign'],
  ['live:sides', 'two names and a sign'],
  ['scores:told', 'put together from texts of their own'],
  ['plan:hoursFrom_few', 'a figure'],
  ['plan:hoursFrom_many', 'a figure'],
  ['plan:hoursFrom_other', 'a figure'],
  ['scores:columns.fours', 'a figure'],
  ['scores:columns.sixes', 'a figure'],
  ['scores:points.q', 'the mark of the tables, explained below them'],
])

it('generated files › are committed', () => {
  for (const [file, types] of Object.entries(buildFiles('.')))
    expect(readFileSync(file, 'utf8'), 'npm run build writes it; commit it').toBe(types)
})

describe('both languages', () => {
  it('have the same namespaces', () => {
    expect(namespacesOf('ar').toSorted()).toEqual(namespacesOf('en').toSorted())
  })

  it('have the same keys, except plural forms', () => {
    const keysOf = (texts: ReadonlyMap<string, string>) =>
      [...new Set([...texts.keys()].map(baseOf))].toSorted()

    expect(keysOf(arabic)).toEqual(keysOf(english))
  })

  it('have counts in the same places', () => {
    expect(countedKeys(arabic).toSorted()).toEqual(countedKeys(english).toSorted())
  })

  it('have no empty text', () => {
    expect([...english, ...arabic].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('have the same placeholders', () => {
    const filledIn = (texts: ReadonlyMap<string, string>) => {
      const byBase = new Map<string, Set<string>>()
      for (const [key, text] of texts) {
        const held = byBase.get(baseOf(key)) ?? new Set()
        for (const name of placeholdersOf(text)) held.add(name)
        byBase.set(baseOf(key), held)
      }
      return Object.fromEntries([...byBase].map(([base, names]) => [base, [...names].toSorted()]))
    }

    expect(filledIn(arabic)).toEqual(filledIn(english))
  })
})

it.each(countedKeys(english))('plural forms › are complete for %s', (base) => {
  expect(
    formsOf(english, base)
      .filter((form) => form !== 'zero')
      .toSorted(),
  ).toEqual(['one', 'other'])
  expect(formsOf(arabic, base).toSorted()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
})

it('English › has no Arabic', () => {
  expect([...english].filter(([, text]) => arabicLetter.test(text))).toEqual([])
})

describe('Arabic', () => {
  it('names the subject in every form, and the number if words alone do not express it', () => {
    for (const base of countedKeys(arabic)) {
      const names = placeholdersOf(english.get(`${base}_other`) ?? '')
      for (const form of formsOf(arabic, base)) {
        const isCounted = ['few', 'many', 'other'].includes(form)
        const needed = names.filter((name) => name !== 'count' || isCounted)
        expect(placeholdersOf(arabic.get(`${base}_${form}`) ?? ''), `${base}_${form}`).toEqual(
          expect.arrayContaining(needed),
        )
      }
    }
  })

  it('has Arabic text, except for what is the same in both languages', () => {
    const notArabic = [...arabic].filter(([, text]) => !arabicLetter.test(text)).map(([key]) => key)

    expect(notArabic.toSorted()).toEqual([...sameInBoth.keys()].toSorted())
  })

  it('has Latin digits', () => {
    expect([...arabic].filter(([, text]) => /[\u0660-\u0669\u06f0-\u06f9]/.test(text))).toEqual([])
  })
})

describe('number in a text', () => {
  it.each([0, 1, 2, 3, 11, 100])('selects its Arabic form for %i', async (count) => {
    const i18n = await createI18n('ar')
    await loadTexts(i18n, ['enquiry'])
    const form = new Intl.PluralRules('ar').select(count)
    const text = arabic.get(`enquiry:outbox.sent.title_${form}`)
    expect(i18n.t('enquiry:outbox.sent.title', { count })).toBe(text?.replace('{{count}}', String(count)))
  })

  it('always has its plural forms', () => {
    const uncounted = [...english, ...arabic].filter(
      ([key, text]) => placeholdersOf(text).includes('count') && baseOf(key) === key,
    )

    expect(uncounted.map(([key]) => key)).toEqual([])
  })
})

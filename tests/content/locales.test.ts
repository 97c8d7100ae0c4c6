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

/** The exact texts from the specification. `build/specified-labels` has those that a page shows at rest. */
it.each([
  ['enquiry:firstName', 'First Name'],
  ['enquiry:lastName', 'Last Name'],
  ['enquiry:email', 'Email Address'],
  ['enquiry:required.title', 'Please fill in all required fields'],
  ['enquiry:required.body', 'First name, last name, email, and message are required.'],
  ['enquiry:failed.title', 'Failed to send message'],
  ['enquiry:failed.body', 'Please try again or contact us directly at {{email}}'],
  ['enquiry:sent.title', 'Message sent successfully!'],
  ['enquiry:sent.body', "Thank you for contacting us. We'll get back to you within {{hours}} hours."],
  ['enquiry:saved.title', 'Saved on this device'],
  ['enquiry:saved.body', 'We will send your message as soon as you are back online.'],
  ['enquiry:sending', 'Sending...'],
  [
    'enquiry:prefill',
    "I'm interested in {{subject}}. Please provide more details about pricing and next steps.",
  ],
  ['site:comingSoon.title', 'Coming Soon!'],
  ['site:comingSoon.body', 'Login and registration features will be available soon.'],
  ['watch:problem.invalid', 'Invalid or expired code'],
  ['watch:problem.unreachable', 'Could not verify the code. Please try again.'],
  ['watch:verifying', 'Verifying...'],
  ['watch-player:checking', 'Checking availability...'],
  ['watch-player:noVideo', 'No video available'],
  ['watch-player:noThumbnail', 'No thumbnail'],
  ['watch-player:untitled', 'Untitled'],
  ['watch-player:blocked.title', 'Content Not Available'],
  ['watch-player:blocked.toast', 'This event is not available in your region.'],
  ['watch-player:blocked.regions', 'View Allowed Regions'],
  ['watch-player:devTools.title', 'Developer Tools Detected'],
  ['watch-player:devTools.body', 'Please close Developer Tools to continue watching.'],
  ['watch-player:regions.title', 'Allowed Regions'],
  ['watch-player:regions.global', 'This event is available globally.'],
  ['watch-player:regions.all', 'This event is available in all regions.'],
  ['site:notFound.heading', 'Oops! Page not found'],
  ['site:notFound.back', 'Return to Home'],
])('labels and the error catalogue › match the specification: %s', (key, text) => {
  expect(english.get(key)).toBe(text)
})

/** After these words, an Arabic dual ends in `ين`. */
const governs = /(?<!\p{L})(?:إلى|من|في|على|عن|حتى|برصيد|بفارق|بعد|قبل|خلال)\s*$/u

/** The text before a placeholder in each Arabic sentence of a live match. */
const before = (name: string) =>
  [...arabic].flatMap(([key, text]) =>
    key.startsWith('live:') && text.includes(`{{${name}}}`) ? [text.split(`{{${name}}}`)[0] ?? ''] : [],
  )

it('Arabic "two runs" › has the nominative, as screen readers read it alone', () => {
  expect(arabic.get('live:needRuns_two')).toBe('ركضتان')
  expect(before('runs').length).toBeGreaterThan(1)
  expect(before('what')).toHaveLength(2)
  expect([...before('runs'), ...before('what')].filter((words) => governs.test(words))).toEqual([])
})

it('Arabic "two balls" › follows a governing word', () => {
  expect(arabic.get('live:fromBalls_two')).toBe('كرتين')
  expect(before('balls').length).toBeGreaterThan(1)
  expect(before('balls').filter((words) => !governs.test(words))).toEqual([])
})

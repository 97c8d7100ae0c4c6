import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prefill } from '@/features/enquiry/draft/prefill.ts'
import { briefMessage, briefTexts, planUrl, detailRows } from '@/features/plan/brief.ts'
import { recommend } from '@/features/plan/plan-rules.ts'
import { readPlan } from '@/features/plan/plan.ts'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { shortenMessage } from '@/shared/whatsapp-url.ts'
import { longestPlan } from '../../support/plan-fixture.ts'

const most = 1_000
const story = 'It rained in the afternoon and nobody knew whether the ring would be dry. '.repeat(30)

describe('shortenMessage', () => {
  it('keeps greeting, facts and sender, and cuts the text in between', () => {
    const letter = ['Dear team,', story, 'Date: 5 March 2027', 'Layla Haddad, +971 50 123 4567'].join('\n')
    const short = shortenMessage(letter, most)

    expect(short).toHaveLength(most)
    expect(short.split('\n')).toEqual([
      'Dear team,',
      expect.stringMatching(/^It rained in the afternoon .+…$/),
      'Date: 5 March 2027',
      'Layla Haddad, +971 50 123 4567',
    ])
  })

  it('removes the last text first, and marks the gap', () => {
    const letter = [story.slice(0, 900), story, story, 'Layla'].join('\n')

    expect(shortenMessage(letter, most).split('\n')).toEqual([
      story.slice(0, 900),
      expect.stringMatching(/^It rained .+…$/),
      '…',
      'Layla',
    ])
  })

  it('returns a message that fits unchanged', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: most, unit: 'binary' }), (text) => {
        expect(shortenMessage(text, most)).toBe(text)
      }),
    )
  })

  it('never cuts inside a letter, even if it is all facts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('🥊', 'x', 'ش', '\n', '- ', ': '), { maxLength: 6_000 }),
        (parts) => {
          const short = shortenMessage(parts.join('').repeat(3), most)
          expect(short.isWellFormed()).toBe(true)
          expect(Array.from(short).length).toBeLessThanOrEqual(2 * most)
        },
      ),
      { numRuns: 50 },
    )
  })
})

const usual = readPlan({
  sport: 'boxing',
  date: '2027-01-05',
  town: 'Al Ain',
  venue: 'arena',
  days: '2',
  watch: 'payPerView',
  viewers: '2000',
  languages: 'en,ar',
  needs: 'replay,drone',
  services: 'sporte-app',
})

describe.each(['en', 'ar'] as const)('shortened brief in %s', async (language) => {
  const i18n = await createI18n(language)
  await loadTexts(i18n, ['plan', 'demo', 'packages', 'services', 'enquiry'])
  const t = i18n.getFixedT(language, briefTexts)

  it.each([
    ['usual', usual],
    ['longest', longestPlan],
  ])('keeps every fact and its URL: the %s', (_, plan) => {
    const answer = recommend(plan)
    if (!answer) throw new Error('no answer')
    const brief = briefMessage(plan, answer, '2027-01-01', { t, language })
    const message = prefill(
      t(`packages:tiers.${answer.tier.id}.about`),
      brief,
      i18n.getFixedT(language, 'enquiry'),
    )
    expect(message.length).toBeGreaterThan(most)
    const short = shortenMessage(message, most)

    expect(short.endsWith(`\n${t('plan:brief.address')}:\n${planUrl(plan, language)}`)).toBe(true)
    for (const { term, value } of detailRows(plan, { t, language }))
      expect(short).toContain(`\n${term}: ${value}\n`)
    if (plan === usual) expect(short.length).toBeLessThanOrEqual(most)
    expect(short).toContain('\n…\n')
  })
})

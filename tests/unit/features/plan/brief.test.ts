import { describe, expect, it } from 'vitest'
import { briefMessage, briefTexts, openPointTexts, planUrl, detailRows } from '@/features/plan/brief.ts'
import { recommend } from '@/features/plan/plan-rules.ts'
import { readPlan } from '@/features/plan/plan.ts'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { longestPlan as longest } from '../../../support/plan-fixture.ts'

const today = '2027-01-01'

const short = readPlan({ viewers: '500', date: '2026-12-31' })

describe.each(['en', 'ar'] as const)('brief in %s', async (language) => {
  const i18n = await createI18n(language)
  await loadTexts(i18n, ['plan', 'demo', 'packages', 'services'])
  const t = i18n.getFixedT(language, briefTexts)
  const words = { t, language }
  const messageOf = (plan: typeof longest) => {
    const answer = recommend(plan)
    if (!answer) throw new Error('no answer')
    return { answer, message: briefMessage(plan, answer, today, words) }
  }

  it('contains every answer and the URL of the plan', () => {
    const { message } = messageOf(longest)
    const rows = detailRows(longest, words)
    expect(rows).toHaveLength(11)
    for (const { term, value } of rows) expect(message).toContain(`\n${term}: ${value}\n`)
    expect(message).toContain(t('packages:tiers.platinum.name'))
    expect(message.slice(0, 1_000)).toContain(planUrl(longest, language))
  })

  it('stays within the message limit, however long the answers', () => {
    const { message } = messageOf(longest)
    expect(message.length).toBeLessThan(4_000)
    expect(message).not.toMatch(/\{\{|\bplan[:.]|undefined|NaN|Infinity/)
  })

  it('lists open points', () => {
    const { answer } = messageOf(longest)
    const open = openPointTexts(longest, answer, today, words)
    for (const point of ['payingViewers', 'margin', 'otherLanguage', 'severalDays', 'services'] as const)
      expect(open).toContain(t(`plan:open.${point}`))
    expect(open.at(-1)).toBe(t('plan:open.price', { hours: 24 }))
    // The event is in four days.
    expect(open[0]).toBe(t('plan:open.soonTruck'))
  })

  it('compares the hours of a long card with those of the package', () => {
    const plan = readPlan({ sport: 'boxing', bouts: '12' })
    const { answer } = messageOf(plan)
    expect(openPointTexts(plan, answer, today, words)).toContain(
      language === 'en'
        ? '12 bouts: about 5 to 6 hours. Gold has 4 hours.'
        : '12 نزالًا: نحو 5 إلى 6 ساعات. والباقة الذهبية تغطي 4 ساعات.',
    )
  })

  it('mentions missing answers and a date in the past', () => {
    const { answer } = messageOf(short)
    const [missing, past] = openPointTexts(short, answer, today, words)
    expect(missing).toContain(t('plan:unsaid.town'))
    expect(missing).not.toContain(t('plan:unsaid.viewers'))
    expect(past).toBe(t('plan:open.past'))
    expect(openPointTexts(short, answer, null, words)).not.toContain(t('plan:open.past'))
  })
})

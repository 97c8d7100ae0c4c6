import { describe, expect, it } from 'vitest'
import { prefill } from '@/features/enquiry/prefill.ts'
import { createI18n, loadTexts } from '@/platform/words/texts.ts'

describe.each(['en', 'ar'] as const)('the prefilled message in %s', async (language) => {
  const i18n = await createI18n(language)
  await loadTexts(i18n, ['enquiry'])
  const t = i18n.getFixedT(language, 'enquiry')

  it('is the specified sentence, and empty when nothing is asked about', () => {
    expect(prefill('Gold', undefined, t)).toBe(t('prefill', { package: 'Gold' }))
    expect(prefill(undefined, undefined, t)).toBe('')
  })

  it('keeps the label and names the crate', () => {
    const message = prefill('Sports Equipment', 'Football', t)
    expect(message.startsWith(t('prefill', { package: 'Sports Equipment' }))).toBe(true)
    expect(message).toMatch(/\n.*Football\.$/)
  })

  it('lets a text of several lines, such as a brief, speak for itself, whole', () => {
    const brief = `Event brief\n${'A line.\n'.repeat(200)}`
    expect(prefill('Gold', brief, t)).toBe(`${t('prefill', { package: 'Gold' })}\n\n${brief}`)
  })
})

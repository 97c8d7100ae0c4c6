import { describe, expect, it } from 'vitest'
import { prefill } from '@/features/enquiry/enquiry-dialog.tsx'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'

describe.each([
  [
    'en',
    "I'm interested in the Gold package. Please provide more details about pricing and next steps.",
    "I'm interested in Win prediction. Please provide more details about pricing and next steps.",
  ],
  [
    'ar',
    'أودّ معرفة المزيد عن «الباقة الذهبية»: الأسعار والخطوات التالية.',
    'أودّ معرفة المزيد عن «Win prediction»: الأسعار والخطوات التالية.',
  ],
] as const)('prefilled message in %s', async (language, ofPackage, ofService) => {
  const i18n = await createI18n(language)
  await loadTexts(i18n, ['enquiry'])
  const t = i18n.getFixedT(language, 'enquiry')

  it('returns the specified sentence for a package, and for a service without the word “package”', async () => {
    await loadTexts(i18n, ['packages'])
    const name = i18n.t('packages:tiers.gold.name')
    const about = i18n.t('packages:inEnquiry', { name })
    expect(prefill(about, undefined, t)).toBe(ofPackage)
    expect(prefill('Win prediction', undefined, t)).toBe(ofService)
  })

  it('returns a text of several lines, such as a brief, unchanged', () => {
    const brief = `Event brief\n${'A line.\n'.repeat(200)}`
    expect(prefill('Gold', brief, t)).toBe(`${t('prefill', { subject: 'Gold' })}\n\n${brief}`)
  })
})

import { expect, it } from 'vitest'
import { legalDocumentNames, legalDocuments } from '@/content/legal-documents.ts'
import accessibilityAr from '@/locales/ar/accessibility.json'
import appTermsAr from '@/locales/ar/app-terms.json'
import privacyAr from '@/locales/ar/privacy.json'
import termsAr from '@/locales/ar/terms.json'
import accessibilityEn from '@/locales/en/accessibility.json'
import appTermsEn from '@/locales/en/app-terms.json'
import privacyEn from '@/locales/en/privacy.json'
import termsEn from '@/locales/en/terms.json'

// The texts define the order of the sections. Their keys are the anchors of links.
it.each([
  ['privacy', privacyEn, privacyAr],
  ['terms', termsEn, termsAr],
  ['app-terms', appTermsEn, appTermsAr],
  ['accessibility', accessibilityEn, accessibilityAr],
] as const)('%s › has its sections in one order in both languages, the contact last', (_name, en, ar) => {
  expect(Object.keys(ar.sections)).toEqual(Object.keys(en.sections))
  expect(Object.keys(en.sections).at(-1)).toBe('contact')
})

it('legal documents › have a name in the related links', () => {
  expect([...legalDocumentNames].toSorted()).toEqual(Object.keys(legalDocuments).toSorted())
})

import { expect, it } from 'vitest'
import { legalDocumentNames, legalDocuments } from '@/content/legal-documents.ts'

const texts = import.meta.glob<{ sections: object }>(
  '/src/locales/*/{privacy,terms,app-terms,accessibility}.json',
  { import: 'default', eager: true },
)
const sectionsOf = (language: 'en' | 'ar', name: string) =>
  Object.keys(texts[`/src/locales/${language}/${name}.json`]?.sections ?? {})

// The texts define the order of the sections. Their keys are the anchors of links.
it.each(['privacy', 'terms', 'app-terms', 'accessibility'])(
  '%s › has its sections in one order in both languages, the contact last',
  (name) => {
    expect(sectionsOf('ar', name)).toEqual(sectionsOf('en', name))
    expect(sectionsOf('en', name).at(-1)).toBe('contact')
  },
)

it('legal documents › have a name in the related links', () => {
  expect([...legalDocumentNames].toSorted()).toEqual(Object.keys(legalDocuments).toSorted())
})

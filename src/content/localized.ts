import type { Language } from '@/contract/language.ts'

/** A name in both scripts. Sentences live in `locales`; names are facts. */
export type Localized = Record<Language, string>

/** A title and a description, grouped by language as in a record. */
export type TitleAndDescription = Record<Language, readonly [title: string, description: string]>

export const titleAndDescription = ({
  en,
  ar,
}: TitleAndDescription): Record<'title' | 'description', Localized> => ({
  title: { en: en[0], ar: ar[0] },
  description: { en: en[1], ar: ar[1] },
})

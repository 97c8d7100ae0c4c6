import type { Language } from '@/contract/language.ts'

/** A name in both languages. Sentences are in `locales`, but names are facts. */
export type Localized = Record<Language, string>

/** A title and its description, by language. */
export type TitleAndDescription = Record<Language, readonly [title: string, description: string]>

export const titleAndDescription = ({
  en,
  ar,
}: TitleAndDescription): Record<'title' | 'description', Localized> => ({
  title: { en: en[0], ar: ar[0] },
  description: { en: en[1], ar: ar[1] },
})

/** A past record with a title, by days from today, so that it stays current. */
export const daysAgo = (days: number, words: TitleAndDescription) => ({ ...words, dayOffset: -days })

import type { Language } from '@/contract/language.ts'

/** A name in both languages. Sentences are in `locales`, but names are facts. */
export type Localized = Record<Language, string>

/** A title and its description, by language. */
export type TitleAndDescription = Record<Language, readonly [title: string, description: string]>

/** By days from today, so that it stays current. */
export type Achievement = TitleAndDescription & { dayOffset: number }

export const daysAgo = (days: number, words: TitleAndDescription): Achievement => ({
  ...words,
  dayOffset: -days,
})

import type { Language } from '@/contract/language.ts'

/** A name in both scripts. Sentences live in `locales`; names are facts. */
export type Localized = Record<Language, string>

import type { i18n } from 'i18next'
import type { Language } from '@/contract/language.ts'

/** For texts written outside components: the language, and the messages that are loaded. */
export type Writing = { language: Language; i18n: i18n }

/** The same for texts with a date. Null if the visitor's clock may be unknown. */
export type DatedWriting<Now extends Date | null = Date> = Writing & { now: Now }

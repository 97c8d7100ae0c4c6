import type { i18n as I18n } from 'i18next'
import type { Language } from '@/contract/language.ts'

/** Passed to every loader. */
export type RouterContext = { language: Language; i18n: I18n }

import { useTranslation } from 'react-i18next'
import { languageKey, type Language } from '@/contract/language.ts'
import { writeText } from './storage.ts'

export function useLanguage(): Language {
  return useTranslation().i18n.language === 'ar' ? 'ar' : 'en'
}

/** Remembers an explicit choice; the head script obeys it before the next page paints. */
export function chooseLanguage(language: Language): void {
  writeText(languageKey, language)
}

import { useTranslation } from 'react-i18next'
import { findLanguage, languages, type Language } from '@/contract/language.ts'

export function useLanguage(): Language {
  return findLanguage(useTranslation().i18n.language) ?? languages[0]
}

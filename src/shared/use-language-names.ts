import { useTranslation } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'

/** Formats the languages of an event's commentary or captions. Undefined: not announced. Empty: no captions. */
export function useLanguageNames(): (languages: readonly Language[] | undefined) => string {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  return (languages) => {
    if (!languages) return t('languages.unknown')
    if (languages.length === 0) return t('languages.none')
    return new Intl.ListFormat(language).format(languages.map((each) => t(`languages.${each}`)))
  }
}

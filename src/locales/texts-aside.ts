import { createInstance, type i18n as I18n } from 'i18next'
import type { Language } from '@/contract/language.ts'
import { loadTexts, type TextFiles } from './i18n.ts'

/**
 * Texts for one sentence that is made aside, such as a page's description: they are not among those that the page waits
 * for before it comes to life.
 */
export async function textsAside(language: Language, files: TextFiles): Promise<I18n> {
  const i18n = createInstance()
  await i18n.init({ lng: language, fallbackLng: false, resources: {}, interpolation: { escapeValue: false } })
  await loadTexts(i18n, files)
  return i18n
}

import { createInstance, type BackendModule, type FlatNamespace, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { withRetry } from '@/platform/parts/with-retry.ts'

/** One instance per document (and per prerendered page): the language of a page never changes. */
export async function createI18n(language: Language): Promise<I18n> {
  const { texts } = await (language === 'ar' ? import('@/locales/ar.ts') : import('@/locales/en.ts'))
  const backend: BackendModule = {
    type: 'backend',
    callbackApi: false,
    init: () => {},
    read: (_language: string, namespace: string) => {
      const load = texts.load[`./${language}/${namespace}.json`]
      if (!load) throw new Error(`No texts: ${language}/${namespace}`)
      // Until it succeeds: after a failure i18next would show the keys.
      return withRetry(load)
    },
  }
  const i18n = createInstance()
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      resources: { [language]: { common: texts.common } },
      partialBundledLanguages: true, // the backend loads the other namespaces
      interpolation: { escapeValue: false },
    })
  return i18n
}

/** For texts that no component gets with `useTranslation`, such as notices, or that are needed before it is rendered. */
export function loadTexts(i18n: I18n, names: readonly FlatNamespace[]): Promise<void> {
  return i18n.loadNamespaces(names)
}

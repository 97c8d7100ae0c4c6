import { createInstance, type BackendModule, type i18n as I18n, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'

const files = { en: () => import('./en.ts'), ar: () => import('./ar.ts') }

/** One instance per document (and per prerendered page): the language of a page never changes. */
export async function createI18n(language: Language): Promise<I18n> {
  const { texts } = await files[language]()
  const read = async (namespace: string, done: ReadCallback) => {
    const load = texts.load[`./${language}/${namespace}.json`]
    if (!load) return done(new Error(`No texts: ${language}/${namespace}`), null)
    // Until it succeeds: after a failure i18next would show the keys.
    done(null, await withRetry(load))
  }
  const backend: BackendModule = {
    type: 'backend',
    callbackApi: true,
    init: () => {},
    read: (_language, namespace, done) => void read(namespace, done),
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
  // `useTranslation` calls it. i18next's own waits for every namespace that is still loading or being retried.
  i18n.loadNamespaces = async (names, done) => {
    await loadTexts(i18n, [names].flat())
    done?.(null, i18n.t)
  }
  return i18n
}

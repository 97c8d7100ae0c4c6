import { createInstance, type FlatNamespace, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** By namespace and language. Nobody writes one: the build does, at each place that asks (`src/prerender/texts.ts`). */
export type TextFiles = Record<string, Record<string, () => Promise<{ default: object }>>>

/** Adds what is missing yet in the instance's language. */
export async function addTexts(i18n: I18n, files: TextFiles, names = Object.keys(files)): Promise<void> {
  const { language } = i18n
  await Promise.all(
    names.map(async (name) => {
      if (i18n.hasResourceBundle(language, name)) return
      const load = files[name]?.[language]
      if (!load) throw new Error(`No texts: ${name}`)
      i18n.addResourceBundle(language, name, (await load()).default)
    }),
  )
}

/**
 * For texts that no component asks for with `useTranslation`: a sentence that is said when something happens. The names
 * stand in the call as they are, so that the build can add the files.
 */
export function loadTexts(i18n: I18n, names: FlatNamespace[], files: TextFiles = {}): Promise<void> {
  return addTexts(i18n, files, names)
}

/** One instance per document (and per prerendered page): the language never changes under a living page. */
export async function createI18n(language: string): Promise<I18n> {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await loadTexts(i18n, ['common'])
  return i18n
}

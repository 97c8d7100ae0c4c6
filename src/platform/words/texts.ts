import { createInstance, type FlatNamespace, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** By namespace and language. Inserted by the build at each call (`src/prerender/texts.ts`). */
export type TextFiles = Record<string, Record<string, () => Promise<{ default: object }>>>

/** Adds the missing ones in the instance's language. */
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
 * For texts that no component gets with `useTranslation`, such as notices. The names must be literals, so that the build
 * can add the files.
 */
export function loadTexts(i18n: I18n, names: FlatNamespace[], files: TextFiles = {}): Promise<void> {
  return addTexts(i18n, files, names)
}

/** One instance per document (and per prerendered page): the language of a page never changes. */
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

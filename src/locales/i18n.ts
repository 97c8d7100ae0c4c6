import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '@/contract/language.ts'

/** What `import.meta.glob` gives for one namespace or more: a loader per language and file. */
export type TextFiles = Record<string, () => Promise<unknown>>

/**
 * Adds the texts of some namespaces in the instance's language. The caller names the files where it uses them, so that
 * their chunk names travel with its own script and not with the site's entry.
 */
export async function loadTexts(i18n: I18n, files: TextFiles): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      const [, language = '', namespace = ''] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
      if (language !== i18n.language || i18n.hasResourceBundle(language, namespace)) return
      const texts = await load()
      if (!isTextModule(texts)) throw new Error(`${path} is not a text file`)
      i18n.addResourceBundle(language, namespace, texts.default)
    }),
  )
}

function isTextModule(value: unknown): value is { default: object } {
  return (
    typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'object'
  )
}

/** One instance per document (and per prerendered page): the language never changes under a living page. */
export async function createI18n(language: Language): Promise<I18n> {
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
  await loadTexts(i18n, import.meta.glob('/src/locales/*/common.json'))
  return i18n
}

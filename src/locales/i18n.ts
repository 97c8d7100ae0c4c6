import type { i18n as I18n } from 'i18next'

/** What `import.meta.glob` gives for one namespace or more: a loader per language and file. */
type TextFiles = Record<string, () => Promise<unknown>>

/** The old way of `platform/words/texts.ts`, for the two parts of the enquiry that are still loaded by hand. */
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

import type { Resources } from '@/locales/resources.gen.ts'
import type { PageHead } from '@/platform/parts/document-head.ts'
import { addTexts, type TextFiles } from '@/platform/words/texts.ts'
import type { RouterContext } from '@/router-context.ts'

/** The namespaces that are one page each, with its `title` and `description`. */
type PageNamespace = {
  [Name in keyof Resources]: Resources[Name] extends { title: string; description: string } ? Name : never
}[keyof Resources]

/** Loads the page's texts, whose files the build adds; `title` and `description` are its head. */
export async function loadPage(
  { i18n }: RouterContext,
  path: string,
  namespace: PageNamespace,
  files: TextFiles = {},
): Promise<{ head: PageHead }> {
  await addTexts(i18n, files)
  return {
    head: { path, title: i18n.t(`${namespace}:title`), description: i18n.t(`${namespace}:description`) },
  }
}

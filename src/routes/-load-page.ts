import type { Resources } from '@/locales/resources.gen.ts'
import type { PageHead } from '@/platform/hydration/document-head.ts'
import type { RouterContext } from '@/router/router-context.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'

type Head = { title: string; description: string }

type KeysOfHeads<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends Head ? Key : never
}[keyof Texts & string]

/** Location of a page's `title` and `description`: `namespace` or `namespace:section`. */
type PageTexts =
  | KeysOfHeads<Resources>
  | { [Name in keyof Resources]: `${Name}:${KeysOfHeads<Resources[Name]>}` }[keyof Resources]

/** Loads the messages that a page needs before it renders, and creates its head. */
export async function loadPage(
  { i18n }: RouterContext,
  path: string,
  page: PageTexts,
): Promise<{ head: PageHead }> {
  const [namespace = '', section] = page.split(':')
  await loadTexts(i18n, [namespace])
  const text = (key: keyof Head) =>
    String(i18n.getResource(i18n.language, namespace, section ? `${section}.${key}` : key))
  return { head: { path, title: text('title'), description: text('description') } }
}

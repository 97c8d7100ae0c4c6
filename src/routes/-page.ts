import { loadTexts, type TextFiles } from '@/locales/i18n.ts'
import type { PageNamespace } from '@/locales/namespaces.ts'
import type { PageHead } from '@/platform/parts/document-head.ts'
import type { RouterContext } from '@/router-context.ts'

/** Loads a page's texts; its namespace's `title` and `description` are its head. */
export async function loadPage(
  { i18n }: RouterContext,
  path: string,
  namespace: PageNamespace,
  files: TextFiles,
): Promise<{ head: PageHead }> {
  await loadTexts(i18n, files)
  return {
    head: { path, title: i18n.t(`${namespace}:title`), description: i18n.t(`${namespace}:description`) },
  }
}

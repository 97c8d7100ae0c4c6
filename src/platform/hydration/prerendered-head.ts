import type { i18n as I18n } from 'i18next'
import { config } from '@/config.ts'
import { localizedPath, type Language } from '@/contract/language.ts'
import type { PageHead } from './document-head.ts'

type Context = { language: Language; i18n: I18n }

/**
 * The head of the served document if it is the page at `path`. Null on other pages and on the server.
 *
 * A loader that uses it does not need to load the data of the head before hydration.
 */
export function prerenderedHead(path: string, { language, i18n }: Context): PageHead | null {
  if (import.meta.env.SSR) return null
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  if (canonical !== config.siteUrl + localizedPath(path, language)) return null
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
  // Finds the page's own title within the site's title pattern.
  const mark = '\n'
  const [before = '', after = ''] = i18n.t('common:pageTitle', { title: mark }).split(mark)
  const title = document.title.slice(before.length, document.title.length - after.length)
  return title && description ? { path, title, description } : null
}

import type { RegisteredRouter } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { languageOf, localizedPath, neutralPath } from '@/contract/language.ts'
import { viewKeysOf } from '@/platform/search-params.ts'
import { notify } from '@/platform/notices.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'

/** The page's URL with the query keys of its view only. */
export function pageLink(router: RegisteredRouter, query?: string): string {
  const shownView = () => {
    const keys = viewKeysOf(router)
    const view = Object.entries(router.state.location.search).filter(([key]) => keys.includes(key))
    return router.options.stringifySearch(Object.fromEntries(view))
  }
  const path = localizedPath(neutralPath(location.pathname), languageOf(location.pathname))
  return location.origin + path + (query ?? shownView())
}

/** Opens the system's share sheet. Without one, copies the URL to the clipboard. */
export async function shareLink(
  i18n: I18n,
  title: string,
  url: string,
  way: 'sheet' | 'copy' = 'sheet',
): Promise<void> {
  const hasSheet = way === 'sheet' && 'share' in navigator
  if (hasSheet) {
    // Closing the sheet also rejects, and needs no notice.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  const copied = await copy(url)
  await loadTexts(i18n, ['site'])
  if (copied) notify({ id: 'share', tone: 'good', title: i18n.t('site:share.copied') })
  else notify({ id: 'share', tone: 'info', title: i18n.t('site:share.blocked'), body: url, sticky: true })
}

/** May be denied, and is missing without https. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

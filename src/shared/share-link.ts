import type { RegisteredRouter } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { languageOf, localizedPath, neutralPath } from '@/contract/language.ts'
import { copyText } from '@/platform/device/clipboard.ts'
import { share } from '@/platform/device/share.ts'
import { viewKeysOf } from '@/platform/search-params.ts'
import { notify } from '@/platform/toasts.ts'
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

/** Opens the system's share sheet. If that is impossible, copies the URL to the clipboard, or else shows it. */
export async function shareLink(
  i18n: I18n,
  title: string,
  url: string,
  way: 'sheet' | 'copy' = 'sheet',
): Promise<void> {
  if (way === 'sheet' && (await share({ title, url })) !== 'refused') return
  const isCopied = await copyText(url)
  await loadTexts(i18n, ['site'])
  if (isCopied) notify({ id: 'share', tone: 'good', title: i18n.t('site:share.copied') })
  else notify({ id: 'share', tone: 'info', title: i18n.t('site:share.blocked'), body: url, sticky: true })
}

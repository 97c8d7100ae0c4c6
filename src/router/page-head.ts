import type { RegisteredRouter } from '@tanstack/react-router'
import { neutralPath } from '@/contract/language.ts'
import { isFileOffline } from '@/platform/device/network-probe.ts'
import type { PageHead } from '@/platform/hydration/document-head.ts'
import { isMissing } from './page-name.ts'

/** The head of the page on screen. Missing pages are never indexed. */
export function pageHead(router: RegisteredRouter): PageHead {
  const leaf = router.state.matches.at(-1)
  const data: unknown = leaf?.loaderData
  const isPrivate = leaf?.staticData.private ?? false
  if (!isMissing(router) && hasHead(data)) return { ...data.head, isPrivate }
  const { i18n } = router.options.context
  const { pathname } = router.state.location
  const missing = isFileOffline(pathname) ? 'notFound.file' : 'notFound.title'
  return {
    path: neutralPath(pathname),
    title: i18n.t(`site:${isMissing(router) ? missing : 'pageFailed.heading'}`),
    description: i18n.t('site:notFound.description'),
    isPrivate: true,
  }
}

function hasHead(data: unknown): data is { head: PageHead } {
  return typeof data === 'object' && data !== null && 'head' in data
}

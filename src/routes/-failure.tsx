import type { i18n as I18n } from 'i18next'
import { useEffect } from 'react'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { noteFailure } from '@/platform/parts/outdated.ts'

/** Also called ahead of need (`-companions.tsx`): when it is wanted, the network may be what has failed. */
export async function loadPageFailed(i18n: I18n) {
  const [module] = await Promise.all([
    import('@/features/frame/page-failed.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/page-failed.json')),
  ])
  return module.PageFailed
}

const PageFailed = deferred('page-failed', loadPageFailed)

/** Stands in for a page that could not be loaded or drawn; the frame stays. */
export function Failure() {
  useEffect(() => void noteFailure(1), [])
  return <PageFailed />
}

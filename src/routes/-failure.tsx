import type { i18n as I18n } from 'i18next'
import { useEffect } from 'react'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { handleLoadFailure } from '@/platform/hydration/load-failure.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'

const load = () => import('@/features/layout/page-failed.tsx')

/** Preloaded (`-background.tsx`), because the network may be down when it is needed. */
export const loadPageFailed = (i18n: I18n) => Promise.all([load(), loadTexts(i18n, ['site'])])

const PageFailed = deferred(load, 'PageFailed')

/** Replaces a page that could not be loaded or rendered. The layout stays. */
export function Failure() {
  useEffect(() => void handleLoadFailure(1), [])
  return <PageFailed />
}

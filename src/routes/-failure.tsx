import type { i18n as I18n } from 'i18next'
import { useEffect } from 'react'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPart } from '@/platform/hydration/load-part.ts'
import { handleLoadFailure } from '@/platform/hydration/load-failure.ts'

const load = () => import('@/features/layout/page-failed.tsx')
const texts = ['site'] as const

/** Preloaded (`-companions.tsx`), because the network may be down when it is needed. */
export const loadPageFailed = (i18n: I18n) => loadPart(i18n, load, 'PageFailed', texts)

const PageFailed = deferred('page-failed', load, 'PageFailed', { texts })

/** Replaces a page that could not be loaded or rendered. The layout stays. */
export function Failure() {
  useEffect(() => void handleLoadFailure(1), [])
  return <PageFailed />
}

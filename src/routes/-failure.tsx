import { useEffect } from 'react'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/deferred.tsx'
import { reloadOnce } from '@/platform/reload-once.ts'

const PageFailed = deferred('page-failed', async (i18n) => {
  const [module] = await Promise.all([
    import('@/features/frame/page-failed.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/page-failed.json')),
  ])
  return module.PageFailed
})

/** Stands in for a page that could not be loaded or drawn; the frame stays. */
export function Failure() {
  useEffect(reloadOnce, [])
  return <PageFailed />
}

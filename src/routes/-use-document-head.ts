import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { applyHead, headTags } from '@/platform/hydration/document-head.ts'
import { pageHead } from '@/router/page-head.ts'

/** Keeps title, description, canonical and alternates in sync with the page on screen. */
export function useDocumentHead(): void {
  const router = useRouter()
  useEffect(() => {
    const apply = () => {
      const { language, i18n } = router.options.context
      applyHead(headTags(pageHead(router), language, i18n))
    }
    // A page that was rendered from scratch, or left in the meantime, has another page's head.
    apply()
    return router.subscribe('onRendered', apply)
  }, [router])
}

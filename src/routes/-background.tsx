import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { EnquiryDialogHost } from '@/features/enquiry/enquiry-dialog-host.tsx'
import { OutboxHost } from '@/features/enquiry/outbox-host.tsx'
import { preloadHeader } from '@/features/layout/site-layout.tsx'
import { useRouteFocus } from '@/features/layout/use-route-focus.ts'
import { InstallHost } from '@/features/install/install-host.tsx'
import { ToastHost } from '@/features/toasts/toast-host.tsx'
import { SearchHost } from '@/features/search/search-host.tsx'
import { UpdateHost } from '@/features/update/update-host.tsx'
import { observeLowData } from '@/platform/device/low-data.ts'
import { observeTheme } from '@/platform/device/theme.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { loadPageFailed } from './-failure.tsx'
import { useRouter } from '@tanstack/react-router'
import { applyHead, headTags } from '@/platform/hydration/document-head.ts'
import { pageHead } from '@/router/page-head.ts'

// A build without the card feed has none of its code.
const FightNights = import.meta.env.VITE_CARD_URL
  ? lazyOnDemand(() => import('./-fight-nights.tsx'), 'FightNights')
  : null

/** Background features of every page, which render nothing at first. They load after the page, or on demand. */
export function Background() {
  const { i18n } = useTranslation()
  useRouteFocus()
  useDocumentHead()
  useEffect(observeLowData, [])
  useEffect(observeTheme, [])
  useEffect(() => {
    void withRetry(() => loadPageFailed(i18n))
    void withRetry(() => preloadHeader(i18n))
  }, [i18n])
  return (
    <>
      <EnquiryDialogHost />
      <OutboxHost />
      <SearchHost />
      <UpdateHost />
      <InstallHost />
      <ToastHost />
      {FightNights && <FightNights />}
    </>
  )
}

/** Keeps title, description, canonical and alternates in sync with the page on screen. */
function useDocumentHead(): void {
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

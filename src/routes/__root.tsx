import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { SiteLayout } from '@/features/layout/site-layout.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { useEarlyInput } from '@/platform/hydration/early-input.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { onFirstActivity, onIdle } from '@/platform/hydration/activity.ts'
import type { RouterContext } from '@/router/router-context.ts'

const SiteFooter = deferred(() => import('./-site-footer.tsx'), 'SiteFooterWithNewsletter')

const NotFoundPage = deferred(() => import('@/features/layout/not-found-page.tsx'), 'NotFoundPage')

const Background = lazyOnDemand(() => import('./-background.tsx'), 'Background')

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootRoute,
  notFoundComponent: () => <NotFoundPage />,
})

function RootRoute() {
  const { layout } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  return (
    <>
      <SiteLayout layout={layout} footer={<SiteFooter />}>
        <Outlet />
      </SiteLayout>
      {/* React hydrates boundaries in order, and this one last. */}
      <Suspense>
        <DocumentReady />
        <LazyBackground />
      </Suspense>
    </>
  )
}

/** Marks the document as hydrated and reveals content that the head script hid. Must hydrate last. */
function DocumentReady() {
  useEarlyInput()
  useEffect(() => {
    document.documentElement.removeAttribute('data-pending')
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

/** Loads the background features once the page is hydrated, and idle or the visitor active. */
function LazyBackground() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => void onFirstActivity(onIdle).then(() => setIsNeeded(true)), [])
  return isNeeded && <Background />
}

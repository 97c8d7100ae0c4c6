import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { SiteFrame } from '@/features/frame/site-frame.tsx'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { patiently } from '@/platform/parts/patiently.ts'
import { onFirstActivity, onIdle } from '@/platform/parts/when-needed.ts'
import type { RouterContext } from '@/router-context.ts'
import './-page.ts' // every page's loader needs it: in the first script instead of a file of its own

const SiteFooter = deferred('footer', async (i18n) => {
  const [module] = await Promise.all([
    import('./-site-footer.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/{footer,site-bar}.json')),
  ])
  return module.SiteFooterWithNewsletter
})

const NotFoundPage = deferred('not-found', async (i18n) => {
  const [module] = await Promise.all([
    import('@/features/frame/not-found-page.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/not-found.json')),
  ])
  return module.NotFoundPage
})

const Companions = lazy(async () => {
  const module = await patiently(() => import('./-companions.tsx'))
  return { default: module.Companions }
})

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootRoute,
  notFoundComponent: () => <NotFoundPage />,
})

function RootRoute() {
  const { frame, quiet } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  return (
    <>
      <SiteFrame frame={frame} quiet={quiet} footer={<SiteFooter />}>
        <Outlet />
      </SiteFrame>
      <Company />
    </>
  )
}

/** Brings the companions once the page is idle or touched. */
function Company() {
  const [isCalled, setIsCalled] = useState(false)
  useEffect(() => void onFirstActivity(onIdle).then(() => setIsCalled(true)), [])
  return isCalled ? (
    <Suspense>
      <Companions />
    </Suspense>
  ) : null
}

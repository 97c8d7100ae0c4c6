import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { localizedPath } from '@/contract/language.ts'
import { WatchPage } from '@/features/watch/watch-page.tsx'
import { isOnline } from '@/platform/device/online.ts'
import { hasWorker } from '@/platform/device/sw-bridge/has-worker.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { loadPage } from './-load-page.ts'

const AwaitedEvent = lazyOnDemand(() => import('@/features/event/awaited-event.tsx'), 'AwaitedEvent')

type WatchSearch = { code?: string; debug?: string }

export const Route = createFileRoute('/watch')({
  validateSearch: ({ code, debug }: Record<string, unknown>): WatchSearch => ({
    ...(typeof code === 'string' && { code }),
    ...(typeof debug === 'string' && { debug }),
  }),
  beforeLoad: ({ context, location, preload }) => {
    // Offline the worker serves a document that reports it and reloads once online; it tries the network first. Only for
    // navigations within the app, because a document opened at this URL would reload endlessly.
    if (!import.meta.env.SSR && !preload && !isOnline() && hasWorker() && isHydrated())
      window.location.assign(localizedPath('/watch', context.language) + location.searchStr)
  },
  loader: ({ context }) => loadPage(context, '/watch', 'watch'),
  component: WatchRoute,
})

/** Set by `DocumentReady`. */
function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset
}

function WatchRoute() {
  const { code, debug } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const [linkedCode, setLinkedCode] = useState(code)
  if (code !== undefined && code !== linkedCode) setLinkedCode(code)

  // Removes the code from the URL once it is read, because URLs are shared and stored in histories.
  useEffect(() => {
    if (code === undefined) return
    void navigate({ search: ({ code: _taken, ...rest }) => rest, replace: true })
  }, [code, navigate])

  return <WatchPage linkedCode={linkedCode} isDebugging={debug === '1'} AwaitedEvent={AwaitedEvent} />
}

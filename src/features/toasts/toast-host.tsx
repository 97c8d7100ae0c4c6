import { useEffect, useState } from 'react'
import { isLowData } from '@/platform/device/low-data.ts'
import { toastChannel, type ToastRequest } from '@/platform/toasts.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { onIdle } from '@/platform/hydration/activity.ts'

const loadToaster = () => import('./toaster.tsx')

const Toaster = lazyOnDemand(loadToaster, 'Toaster')

/** Loads the toaster when idle or with the first toast. Queues toasts until then. */
export function ToastHost() {
  const [queued, setQueued] = useState<readonly ToastRequest[]>([])

  useEffect(
    () =>
      toastChannel.handle((asked) =>
        setQueued((held) =>
          'dismiss' in asked ? held.filter(({ id }) => id !== asked.dismiss) : [...held, asked],
        ),
      ),
    [],
  )

  useEffect(() => {
    if (!isLowData()) onIdle(() => void loadToaster().catch(() => {}))
  }, [])

  if (queued.length === 0) return null
  return <Toaster queued={queued} />
}

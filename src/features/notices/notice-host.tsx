import { useEffect, useState } from 'react'
import { isLowData } from '@/platform/device/low-data.ts'
import { noticeChannel, type NoticeRequest } from '@/platform/notices.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { onIdle } from '@/platform/hydration/activity.ts'

const loadToaster = () => import('./toaster.tsx')

const Toaster = lazyOnDemand(loadToaster, 'Toaster')

/** Loads the toaster when idle or with the first notice. Queues notices until then. */
export function NoticeHost() {
  const [early, setEarly] = useState<readonly NoticeRequest[]>([])

  useEffect(
    () =>
      noticeChannel.handle((asked) =>
        setEarly((held) =>
          'dismiss' in asked ? held.filter(({ id }) => id !== asked.dismiss) : [...held, asked],
        ),
      ),
    [],
  )

  useEffect(() => {
    if (!isLowData()) onIdle(() => void loadToaster().catch(() => {}))
  }, [])

  if (early.length === 0) return null
  return <Toaster early={early} />
}

import { useEffect, useState } from 'react'
import { isLowData } from '@/platform/device/low-data.ts'
import { noticeDesk, type NoticeRequest } from '@/platform/notices.ts'
import { onCall } from '@/platform/parts/on-call.tsx'
import { onIdle } from '@/platform/parts/when-needed.ts'

const loadToaster = () => import('./toaster.tsx')

const Toaster = onCall(loadToaster, 'Toaster')

/** Loads the toaster on an idle page or with the first notice. Until then notices wait here. */
export function NoticeHost() {
  const [early, setEarly] = useState<readonly NoticeRequest[]>([])

  useEffect(
    () =>
      noticeDesk.attend((asked) =>
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

import { lazy, Suspense, useEffect, useState } from 'react'
import { attachNoticeHost, type NoticeRequest } from '@/platform/notices.ts'
import { patiently } from '@/platform/patiently.ts'

const Toaster = lazy(async () => {
  const module = await patiently(() => import('./toaster.tsx'))
  return { default: module.Toaster }
})

/** Fetches the toaster with the first notice. Until it is there and takes over, notices wait here. */
export function NoticeHost() {
  const [early, setEarly] = useState<readonly NoticeRequest[]>([])

  useEffect(
    () =>
      attachNoticeHost({
        show: (notice) => setEarly((held) => [...held, notice]),
        dismiss: (id) => setEarly((held) => held.filter((notice) => notice.id !== id)),
      }),
    [],
  )

  if (early.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Toaster early={early} />
    </Suspense>
  )
}

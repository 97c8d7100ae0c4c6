import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onEnquiryRequest, type EnquiryRequest } from '@/platform/enquiry-request.ts'
import { resumeEnquiry } from '@/platform/resume-enquiry.ts'
import { isLowData } from '@/platform/device/low-data.ts'
import { loadPart } from '@/platform/hydration/load-part.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { onIdle } from '@/platform/hydration/activity.ts'

type DeskState = { request: EnquiryRequest; open: boolean }

const load = () => import('./enquiry-dialog.tsx')

const texts = ['enquiry'] as const

const EnquiryDialog = lazyOnDemand(load, 'EnquiryDialog', { texts })

/** Handles every "Contact us" of the site. The dialog's script and texts are loaded once the page is idle. */
export function EnquiryDialogHost() {
  const { i18n } = useTranslation()
  const [state, setState] = useState<DeskState | null>(null)

  useEffect(() => {
    resumeEnquiry()
    return onEnquiryRequest((request) => setState({ request, open: true }))
  }, [])

  // Preloaded: on a first visit the network may be gone before the visitor writes.
  useEffect(() => {
    if (!isLowData()) onIdle(() => void loadPart(i18n, load, 'EnquiryDialog', texts).catch(() => {}))
  }, [i18n])

  if (!state) return null
  return (
    <EnquiryDialog
      open={state.open}
      about={state.request.about}
      part={state.request.part}
      onClose={() => setState((now) => now && { ...now, open: false })}
    />
  )
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onEnquiryRequest, type EnquiryRequest } from '@/platform/enquiry-request.ts'
import { resumeEnquiry } from '@/platform/resume-enquiry.ts'
import { isLowData } from '@/platform/device/low-data.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { onIdle } from '@/platform/hydration/activity.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'

type DeskState = { request: EnquiryRequest; open: boolean }

const load = () => import('./enquiry-dialog.tsx')

const EnquiryDialog = lazyOnDemand(load, 'EnquiryDialog')

/** Opens the dialog for every enquiry request on the site. Its script and messages load when the page is idle. */
export function EnquiryDialogHost() {
  const { i18n } = useTranslation()
  const [state, setState] = useState<DeskState | null>(null)

  useEffect(() => {
    resumeEnquiry()
    return onEnquiryRequest((request) => setState({ request, open: true }))
  }, [])

  // Preloads the dialog: on a first visit the visitor may be offline by the time it opens.
  useEffect(() => {
    if (!isLowData()) onIdle(() => void Promise.all([load(), loadTexts(i18n, ['enquiry'])]).catch(() => {}))
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

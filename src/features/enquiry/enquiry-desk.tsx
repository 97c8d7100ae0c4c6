import type { i18n as I18n } from 'i18next'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/locales/i18n.ts'
import { attachEnquiryDesk, type EnquiryRequest } from '@/platform/enquiry-request.ts'
import { openKeptEnquiry } from '@/platform/kept-enquiry.ts'
import { isLowData } from '@/platform/device/low-data.ts'
import { patiently } from '@/platform/parts/patiently.ts'
import { onIdle } from '@/platform/parts/when-needed.ts'

type DeskState = { request: EnquiryRequest; open: boolean }

async function loadDialog(i18n: I18n) {
  const [module] = await Promise.all([
    import('./enquiry-dialog.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/enquiry.json')),
  ])
  return { default: module.EnquiryDialog }
}

/** Answers every "Contact us" of the site. The dialog's script and texts come once nothing else is to be done. */
export function EnquiryDesk() {
  const { i18n } = useTranslation()
  const [state, setState] = useState<DeskState | null>(null)
  const [Dialog] = useState(() => lazy(() => patiently(() => loadDialog(i18n))))

  useEffect(() => {
    openKeptEnquiry()
    return attachEnquiryDesk((request) => setState({ request, open: true }))
  }, [])

  // Ahead of need: on a first visit the network may be gone before the visitor has something to say.
  useEffect(() => {
    if (!isLowData()) onIdle(() => void loadDialog(i18n).catch(() => {}))
  }, [i18n])

  if (!state) return null
  return (
    <Suspense fallback={null}>
      <Dialog
        open={state.open}
        about={state.request.about}
        part={state.request.part}
        onClose={() => setState((now) => now && { ...now, open: false })}
      />
    </Suspense>
  )
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/locales/i18n.ts'
import { attachEnquiryDesk, type EnquiryRequest } from '@/platform/enquiry-request.ts'
import { patiently } from '@/platform/patiently.ts'

type DeskState = { request: EnquiryRequest; open: boolean }

/** Answers every "Contact us" of the site. The dialog's script and texts come with the first one. */
export function EnquiryDesk() {
  const { i18n } = useTranslation()
  const [state, setState] = useState<DeskState | null>(null)
  const [Dialog] = useState(() =>
    lazy(() =>
      patiently(async () => {
        const [module] = await Promise.all([
          import('./enquiry-dialog.tsx'),
          loadTexts(i18n, import.meta.glob('/src/locales/*/enquiry.json')),
        ])
        return { default: module.EnquiryDialog }
      }),
    ),
  )

  useEffect(() => attachEnquiryDesk((request) => setState({ request, open: true })), [])

  if (!state) return null
  return (
    <Suspense fallback={null}>
      <Dialog
        open={state.open}
        about={state.request.about}
        onClose={() => setState((now) => now && { ...now, open: false })}
      />
    </Suspense>
  )
}

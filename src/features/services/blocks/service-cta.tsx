import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceCtaId, ServiceId } from '@/content/services/services.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { buttonClass } from '@/ui/button.ts'

type ServiceCtaProps = {
  service: ServiceId
  ask: ServiceCtaId
  tone?: 'primary' | 'tonal'
  /** Which part of the service. */
  part?: string
  /** Instead of the usual label. */
  children?: ReactNode
}

/** Opens the enquiry dialog for the service, with the call to action. */
export function ServiceCta({ service, ask, tone = 'primary', part, children }: ServiceCtaProps) {
  const { i18n } = useTranslation()
  const name = i18n.t(`service:pages.${service}.name`)
  // An order is about the service itself.
  const about = ask === 'order' ? name : i18n.t(`service:asks.${ask}.about`, { service: name })
  return (
    <EnquiryButton about={about} part={part} className={buttonClass({ tone })}>
      {children ?? i18n.t(`service:asks.${ask}.label`)}
    </EnquiryButton>
  )
}

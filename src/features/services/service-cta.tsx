import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceCtaId, ServiceId } from '@/content/services/services.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { buttonClass } from '@/ui/button.ts'

type ServiceCtaProps = {
  service: ServiceId
  ask: ServiceCtaId
  tone?: 'primary' | 'tonal'
  /** The part of the service that the enquiry is about. */
  part?: string
  /** Replaces the default label. */
  children?: ReactNode
}

/** Opens the enquiry dialog, prefilled with the service and the kind of enquiry. */
export function ServiceCta({ service, ask, tone = 'primary', part, children }: ServiceCtaProps) {
  const { t } = useTranslation('service')
  const name = t(`pages.${service}.name`)
  // An order needs no further subject than the service.
  const about = ask === 'order' ? name : t(`asks.${ask}.about`, { service: name })
  return (
    <EnquiryButton about={about} part={part} className={buttonClass({ tone })}>
      {children ?? t(`asks.${ask}.label`)}
    </EnquiryButton>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceCtaId, ServiceId } from '@/content/services/services.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'

type ServiceCtaProps = {
  service: ServiceId
  ask: ServiceCtaId
  tone?: 'tonal'
  /** The part of the service that the enquiry is about. */
  part?: string
  /** Replaces the default label. */
  children?: ReactNode
}

/** Opens the enquiry dialog, prefilled with the service and the kind of enquiry. */
export function ServiceCta({ service, ask, tone, part, children }: ServiceCtaProps) {
  const { t } = useTranslation('service')
  const name = t(`pages.${service}.name`)
  // An order needs no further subject than the service.
  const about = ask === 'order' ? name : t(`asks.${ask}.about`, { service: name })
  return (
    <EnquiryButton about={about} part={part} className={tone ? `button ${tone}` : 'button'}>
      {children ?? t(`asks.${ask}.label`)}
    </EnquiryButton>
  )
}

export type ServiceCtasProps = { service: ServiceId; asks: readonly [ServiceCtaId, ServiceCtaId] }

/** The two calls at the end of a service page. */
export function ServiceCtas({ service, asks: [first, second] }: ServiceCtasProps) {
  return (
    <>
      <ServiceCta service={service} ask={first} />
      <ServiceCta service={service} ask={second} tone="tonal" />
    </>
  )
}

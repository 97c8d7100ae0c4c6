import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { related } from '@/content/services/service-facts.ts'
import type { ServiceId } from '@/content/services/services.ts'
import { Block } from '@/ui/blocks/block.tsx'
import { RelatedServices } from './related-services.tsx'

type ClosingCtaProps = {
  service: ServiceId
  label: ReactNode
  heading: ReactNode
  tone?: 'plain' | 'tone'
  /** Whether to show the promised reply time. */
  promises?: boolean
  /** The buttons. */
  children: ReactNode
}

/** The end of a service page: a call to action and the neighbouring services. */
export function ClosingCta({
  service,
  label,
  heading,
  tone = 'tone',
  promises = true,
  children,
}: ClosingCtaProps) {
  const { t } = useTranslation('services')
  return (
    <>
      <Block id="next" label={label} heading={heading} tone={tone}>
        <div className="row">
          {children}
          {promises && <p className="soft">{t('promise', { hours: claims.replyHours })}</p>}
        </div>
      </Block>
      <RelatedServices service={service} related={related[service]} />
    </>
  )
}

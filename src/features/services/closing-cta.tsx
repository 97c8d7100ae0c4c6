import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { Closing } from '@/ui/blocks/closing.tsx'
import { ServiceCtas, type ServiceCtasProps } from './service-cta.tsx'

/** The two calls with a heading and the promised reply time. */
export function ClosingCta({ heading, ...ctas }: ServiceCtasProps & { heading: string }) {
  const { t } = useTranslation('services')
  return (
    <Closing heading={heading} lead={t('promise', { hours: claims.replyHours })}>
      <ServiceCtas {...ctas} />
    </Closing>
  )
}

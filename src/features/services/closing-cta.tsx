import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { Closing } from '@/ui/blocks/closing.tsx'

/** The call at the end of a service page, with the promised reply time. */
export function ClosingCta({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('services')
  return (
    <Closing heading={heading} lead={t('promise', { hours: claims.replyHours })}>
      {children}
    </Closing>
  )
}

import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { claims } from '@/content/claims.ts'
import { related } from '@/content/service-facts.ts'
import type { ServiceId } from '@/content/services.ts'
import { Block } from './block.tsx'
import { Nearby } from './nearby.tsx'
import styles from './closing.module.css'
import layout from '@/ui/layout.module.css'

type ClosingProps = {
  service: ServiceId
  label: ReactNode
  heading: ReactNode
  tone?: 'plain' | 'tone'
  /** What to press. */
  children: ReactNode
}

/** How a page ends: what to do next, then the neighbouring services. */
export function Closing({ service, label, heading, tone = 'tone', children }: ClosingProps) {
  const { t } = useTranslation('services')
  return (
    <>
      <Block
        id="next"
        label={label}
        heading={heading}
        tone={tone}
        aside={<div className={styles.asks}>{children}</div>}
      >
        <p className={layout.soft}>{t('promise', { hours: claims.replyHours })}</p>
      </Block>
      <Nearby service={service} related={related[service]} />
    </>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { replyHours } from '@/content/support-hours.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import styles from './contact-page.module.css'
import { SupportStatus } from './support-status.tsx'
import { Office } from './office.tsx'

const ContactDirectory = deferred(() => import('./contact-directory.tsx'), 'ContactDirectory')

type ContactPageProps = {
  /** The contact form. */
  form: ReactNode
}

export function ContactPage({ form }: ContactPageProps) {
  const { t } = useTranslation('contact')
  return (
    <>
      <PageHeader label={t('label')} heading={t('heading')} lead={t('lead', { figure: replyHours })} />
      <div className={`wrap split ${styles.desk}`}>
        {form}
        <div className="stack gap-6">
          <SupportStatus />
          <Office />
        </div>
      </div>
      <ContactDirectory />
    </>
  )
}

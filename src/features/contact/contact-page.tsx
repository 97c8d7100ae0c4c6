import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { formatOpeningHours, phoneHours, replyHours } from '@/content/support-hours.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SupportStatus } from './support-status.tsx'

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
      <div className="wrap split">
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

/** Address, office hours, phone number and email address. */
function Office() {
  const { t } = useTranslation('contact')
  return (
    <section className="stack gap-1" aria-labelledby="office">
      <h2 id="office" className="label soft">
        {t('office.heading')}
      </h2>
      <p>
        {t('office.weekStart')} <Ltr>{formatOpeningHours(phoneHours)}</Ltr> {t('office.weekEnd')}
      </p>
      <a className="link" href={`tel:${config.phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        <Ltr>{config.phone}</Ltr>
      </a>
      <a className="link" href={`mailto:${config.email}`}>
        <Icon name="mail" />
        <Ltr>{config.email}</Ltr>
      </a>
      <p className="line">
        <Icon name="place" />
        {t('office.place')}
      </p>
    </section>
  )
}

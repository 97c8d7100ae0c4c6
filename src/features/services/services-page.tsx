import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { channels, mainServices, subServicesOf, type ServiceId } from '@/content/services/services.ts'
import { claims } from '@/content/claims.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { lineFigures } from './line-figures.ts'
import styles from './services-page.module.css'

/** A channel guide: one service per line. */
export function ServicesPage() {
  const { t } = useTranslation(['services', 'common'])
  return (
    <>
      <PageHeader
        label={t('label')}
        heading={<span className={styles.heading}>{t('heading')}</span>}
        lead={t('lead')}
      />
      <div className={`wrap ${styles.listing}`}>
        <ol className={`ruled ${styles.guide}`}>
          {mainServices.map((service) => (
            <li key={service}>
              <ServiceLine service={service} />
              <SubServices of={service} />
            </li>
          ))}
        </ol>
      </div>
      <section className="section tone">
        <div className={`wrap grid gap-6 ${styles.unsure}`}>
          <div className="stack">
            <h2>{t('unsure')}</h2>
            <p className="lead">{t('unsureLead', { hours: claims.replyHours })}</p>
          </div>
          <div className="row">
            <EnquiryButton className={buttonClass()}>{t('common:contactUs')}</EnquiryButton>
            <Link to="/plan" className={buttonClass({ tone: 'tonal' })}>
              {t('plan')}
            </Link>
            <Link to="/" hash="packages" className={buttonClass({ tone: 'tonal' })}>
              {t('packages')}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}

function SubServices({ of }: { of: ServiceId }) {
  const services = subServicesOf(of)
  if (services.length === 0) return null
  return (
    <ol className={styles.second}>
      {services.map((service) => (
        <li key={service}>
          <ServiceLine service={service} isSecond />
        </li>
      ))}
    </ol>
  )
}

function ServiceLine({ service, isSecond = false }: { service: ServiceId; isSecond?: boolean }) {
  const { t } = useTranslation('services')
  const Name = isSecond ? 'h3' : 'h2'
  return (
    <Link to="/service/$service" params={{ service }} className={`card open ${styles.line}`}>
      <Ltr className={styles.number}>{channels[service]}</Ltr>
      <Name>{t(`services.${service}.name`)}</Name>
      <p className="soft">{t(`services.${service}.line`, lineFigures)}</p>
      <span className={styles.cue}>
        <Icon name="arrow-forward" />
      </span>
    </Link>
  )
}

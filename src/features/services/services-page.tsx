import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { channelOrder, channels } from '@/content/services/services.ts'
import { claims } from '@/content/claims.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { lineFigures } from './line-figures.ts'
import styles from './services-page.module.css'
import { Sentences } from '@/ui/sentences.tsx'

/** A channel guide: one service per line. */
export function ServicesPage() {
  const { t } = useTranslation(['services', 'common'])
  return (
    <>
      <PageHeader
        label={t('label')}
        heading={
          <span className={styles.heading}>
            <Sentences>{t('heading')}</Sentences>
          </span>
        }
        lead={t('lead')}
      />
      <div className={`wrap ${styles.listing}`}>
        <ol className={`ruled ${styles.guide}`}>
          {channelOrder.map((service) => (
            <li key={service} data-second={channels[service].includes('.') || undefined}>
              <Link to="/service/$service" params={{ service }} className={`card open ${styles.line}`}>
                <Ltr className={styles.number}>{channels[service]}</Ltr>
                <h2>{t(`services.${service}.name`)}</h2>
                <p className="soft">{t(`services.${service}.line`, lineFigures)}</p>
                <span className={styles.cue}>
                  <Icon name="arrow-forward" />
                </span>
              </Link>
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

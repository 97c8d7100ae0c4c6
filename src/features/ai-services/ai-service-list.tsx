import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { AiServiceRow } from './ai-service-row.tsx'
import { aiServices } from './ai-service-order.ts'
import styles from './ai-service-list.module.css'

const trialSteps = ['send', 'read', 'decide'] as const

/** The page below its hero: the six services as a judge's scorecard, and the trial's steps. */
export function AiServiceList() {
  const { t } = useTranslation('ai-services')
  return (
    <>
      <section className="section">
        <div className="wrap">
          <SectionHeading label={t('scorecard.slug')} heading={t('scorecard.heading')} />
          <ol className={`ruled ${styles.rows}`}>
            {aiServices.map((judge) => (
              <AiServiceRow key={judge.id} judge={judge} />
            ))}
          </ol>
        </div>
      </section>
      <section className="section tone">
        <div className="wrap">
          <SectionHeading label={t('scorecard.steps.slug')} heading={t('scorecard.steps.heading')} />
          <ol className={styles.steps}>
            {trialSteps.map((step) => (
              <li key={step}>
                <h3>{t(`scorecard.steps.items.${step}.name`)}</h3>
                <p className="soft">{t(`scorecard.steps.items.${step}.body`, claims)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section">
        <div className={`wrap row ${styles.more}`}>
          <h2>{t('scorecard.more.heading')}</h2>
          <Link to="/ai-analytics" className={buttonClass({ tone: 'tonal' })}>
            {t('scorecard.more.action')}
            <Icon name="arrow-forward" />
          </Link>
        </div>
      </section>
    </>
  )
}

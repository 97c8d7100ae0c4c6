import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { phone } from '@/assets/art/phone.ts'
import { config } from '@/config.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Promo } from '@/ui/media/promo.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './battle-night.module.css'
import { BoutRow } from './bout-row.tsx'
import { NightFacts } from './night-facts.tsx'

/** The event's details below the video. */
export function BattleNight() {
  return (
    <>
      <NightFacts />
      <BattleCard />
      <WhereToWatch />
    </>
  )
}

function BattleCard() {
  const { t } = useTranslation(['battle', 'demo'])
  return (
    <section className="section tone" aria-labelledby="card">
      <div className="wrap">
        <SectionHeading id="card" label={t('card.label')} heading={t('card.heading')} />
        <p className="note">{t('demo:start.note')}</p>
        <ol className="ruled">
          {cardOf('battle-of-the-burj').map(
            (bout, index) =>
              bout.kind === 'combat' && (
                <li key={bout.order}>
                  <BoutRow bout={bout} isMain={index === 0} />
                </li>
              ),
          )}
        </ol>
        <Link
          to="/event/$eventId"
          params={{ eventId: 'battle-of-the-burj' }}
          className={`link ${styles.whole}`}
        >
          {t('card.whole')}
          <Icon name="arrow-forward" />
        </Link>
      </div>
    </section>
  )
}

const steps = ['app', 'code', 'screen'] as const

function WhereToWatch() {
  const { t } = useTranslation(['battle', 'demo', 'common'])
  return (
    <>
      <section className="wrap section" aria-labelledby="where">
        <SectionHeading id="where" label={t('where.label')} heading={t('where.heading')} />
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <Ltr numeral className={styles.number}>
                {String(index + 1)}
              </Ltr>
              <div>
                <h3>{t(`demo:watching.${step}`)}</h3>
                <p className="soft">{t(`where.${step}`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <Promo heading={t('promo.heading')} lead={t('promo.lead')} art={phone}>
        <Link to="/watch" className={buttonClass()}>
          <Icon name="play" />
          {t('promo.enter')}
        </Link>
        <ExternalLink
          href={config.appLinksUrl}
          newTabLabel={t('common:opensInNewTab')}
          className={buttonClass({ tone: 'bare' })}
        >
          {t('promo.get')}
          <Icon name="external" />
        </ExternalLink>
      </Promo>
    </>
  )
}

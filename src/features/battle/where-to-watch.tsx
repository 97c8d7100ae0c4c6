import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { phone } from '@/assets/art/phone.ts'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Promo } from '@/ui/media/promo.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './where-to-watch.module.css'

const steps = ['app', 'code', 'screen'] as const

export function WhereToWatch() {
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

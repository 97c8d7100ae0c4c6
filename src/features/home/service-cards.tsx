import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { bareFigure } from '@/lib/format/figure.ts'
import styles from './service-cards.module.css'
import { ServiceShot, type CardId } from './service-shot.tsx'

const cards: readonly (readonly [CardId, IconName])[] = [
  ['digital-marketing', 'campaign'],
  ['production-broadcasting', 'camera'],
  ['sporte-app', 'app'],
  ['live-streaming', 'mast'],
  ['event-crm', 'tree'],
  ['sporte-ai', 'brain'],
  ['blockchain-fan-interaction', 'token'],
  ['mobile-games', 'games'],
  ['sports-equipment', 'cricket'],
]

const features = ['a', 'b', 'c'] as const

const figures = {
  cameras: claims.mostCameras,
  planning: bareFigure(claims.planningTime),
  variables: bareFigure(claims.variables),
}

/** The nine services, each with its monitor in the control room. */
export function ServiceCards() {
  const { t } = useTranslation('home-sections')
  return (
    <section id="services" className="section" aria-labelledby="services-heading">
      <div className="wrap">
        <SectionHeading label={t('services.label')} heading={t('services.heading')} id="services-heading">
          <Link to="/services" className="link">
            {t('services.all')}
            <Icon name="arrow-forward" />
          </Link>
        </SectionHeading>
        <ul className={styles.services}>
          {cards.map(([id, icon], index) => (
            <li key={id}>
              <Link to="/service/$service" params={{ service: id }} className={styles.row} data-service={id}>
                <span className={styles.monitor} aria-hidden="true">
                  <Icon name={icon} />
                  <ServiceShot service={id} />
                  <span className={`label ${styles.cam}`}>
                    {t('services.cam')} <Ltr>{index + 1}</Ltr>
                  </span>
                </span>
                <div className={styles.words}>
                  <h3>{t(`services.cards.${id}.title`)}</h3>
                  <span>{t(`services.cards.${id}.body`)}</span>
                  <span className="note">
                    {features
                      .map((feature) => t(`services.cards.${id}.features.${feature}`, figures))
                      .join('\u00a0· ')}
                  </span>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

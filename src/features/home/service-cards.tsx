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

/** The nine services, styled like a control room's wall of monitors. */
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
        <ul className="wall">
          {cards.map(([id, icon], index) => (
            <li key={id}>
              <Link
                to="/service/$service"
                params={{ service: id }}
                className={`tile ${styles.tile}`}
                data-service={id}
              >
                <Icon name={icon} className={styles.motif} />
                <ServiceShot service={id} />
                <span className={`label ${styles.cam}`} aria-hidden="true">
                  {t('services.cam')} <Ltr>{index + 1}</Ltr>
                </span>
                <div className={styles.words}>
                  <h3>{t(`services.cards.${id}.title`)}</h3>
                  <p className="note">{t(`services.cards.${id}.body`)}</p>
                </div>
                <span className={`note dashes ${styles.features}`}>
                  {features.map((feature) => (
                    <span key={feature}>{t(`services.cards.${id}.features.${feature}`, figures)}</span>
                  ))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

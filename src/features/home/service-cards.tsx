import { Link, useHydrated } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import arenaAbove from '@/assets/art/web/arena-above-480.avif'
import boutWomen from '@/assets/art/web/bout-women-480.avif'
import bowler from '@/assets/art/web/bowler-480.avif'
import controlRoom from '@/assets/art/web/control-room-480.avif'
import crowdFlags from '@/assets/art/web/crowd-flags-480.avif'
import phone from '@/assets/art/web/phone-480.avif'
import stillCoins from '@/assets/art/web/still-coins-480.avif'
import stillFootball from '@/assets/art/web/still-football-480.avif'
import stillKit from '@/assets/art/web/still-kit-480.avif'
import { claims } from '@/content/claims.ts'
import type { ServiceId } from '@/content/services/services.ts'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { bareFigure } from '@/lib/format/figure.ts'
import { useLowData } from '@/platform/device/low-data.ts'
import styles from './service-cards.module.css'

/** Excludes event management, which is a page of the CRM and has no separate card. */
type CardId = Exclude<ServiceId, 'sporte-event-crm'>

const cards: readonly (readonly [id: CardId, icon: IconName, shot: string])[] = [
  ['digital-marketing', 'campaign', crowdFlags],
  ['production-broadcasting', 'camera', controlRoom],
  ['sporte-app', 'app', phone],
  ['live-streaming', 'mast', boutWomen],
  ['event-crm', 'tree', arenaAbove],
  ['sporte-ai', 'brain', bowler],
  ['blockchain-fan-interaction', 'token', stillCoins],
  ['mobile-games', 'games', stillFootball],
  ['sports-equipment', 'cricket', stillKit],
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
          {cards.map(([id, icon, shot], index) => (
            <li key={id}>
              <Link to="/service/$service" params={{ service: id }} className={styles.row} data-service={id}>
                <span className={styles.monitor} aria-hidden="true">
                  <Icon name={icon} />
                  <ServiceShot src={shot} />
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

/**
 * The hero picture of the service's page; the service's icon is the fallback. Rendered after hydration only, because
 * nine pictures in the document would delay the first paint.
 */
function ServiceShot({ src }: { src: string }) {
  const isAlive = useHydrated()
  const isLow = useLowData()
  if (!isAlive || isLow) return null
  return <img className={styles.shot} src={src} alt="" loading="lazy" decoding="async" />
}

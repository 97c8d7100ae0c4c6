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
import { MoreLink } from '@/ui/button.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { bareFigure } from '@/lib/format/figure.ts'
import { useLowData } from '@/platform/device/low-data.ts'

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

/** The nine services. */
export function ServiceCards() {
  const { t } = useTranslation('home-sections')
  return (
    <Block
      id="services"
      label={t('services.label')}
      heading={t('services.heading')}
      aside={<MoreLink to="/services">{t('services.all')}</MoreLink>}
    >
      <Rows columns="many">
        {cards.map(([id, icon, shot]) => (
          <Row
            key={id}
            picture={
              <>
                <Icon name={icon} />
                <ServiceShot src={shot} />
              </>
            }
            title={
              <Link to="/service/$service" params={{ service: id }}>
                {t(`services.cards.${id}.title`)}
              </Link>
            }
          >
            <p className="small">{t(`services.cards.${id}.body`)}</p>
            <p className="note">
              {features
                .map((feature) => t(`services.cards.${id}.features.${feature}`, figures))
                .join('\u00a0· ')}
            </p>
          </Row>
        ))}
      </Rows>
    </Block>
  )
}

/**
 * The hero picture of the service's page, above its icon. Rendered after hydration only, because nine pictures in the
 * document would delay the first paint.
 */
function ServiceShot({ src }: { src: string }) {
  const isAlive = useHydrated()
  const isLow = useLowData()
  if (!isAlive || isLow) return null
  return <img src={src} alt="" loading="lazy" decoding="async" />
}

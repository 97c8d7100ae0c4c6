import { useTranslation } from 'react-i18next'
import type { Art } from '@/assets/art/art.ts'
import { arenaAbove } from '@/assets/art/arena-above.ts'
import { boutWomen } from '@/assets/art/bout-women.ts'
import { bowler } from '@/assets/art/bowler.ts'
import { controlRoom } from '@/assets/art/control-room.ts'
import { crowdFlags } from '@/assets/art/crowd-flags.ts'
import { phone } from '@/assets/art/phone.ts'
import { stillCoins } from '@/assets/art/still-coins.ts'
import { stillFootball } from '@/assets/art/still-football.ts'
import { stillKit } from '@/assets/art/still-kit.ts'
import { stillPasses } from '@/assets/art/still-passes.ts'
import type { ServiceId } from '@/content/services/services.ts'
import hero from '@/ui/media/hero.module.css'
import { Picture } from '@/ui/media/picture.tsx'
import styles from './service-art.module.css'

type Scene = {
  art: Art
  /** Contains our letter, so it cannot be mirrored in right-to-left pages and moves away from the text instead. */
  isLettered?: boolean
  /** An object, shown beside the text instead of behind it. */
  isObject?: boolean
  /** The subject is in the lower half. */
  isLow?: boolean
}

/** Each picture is used by one page only. */
const scenes: Record<ServiceId, Scene> = {
  'digital-marketing': { art: crowdFlags, isLettered: true },
  'production-broadcasting': { art: controlRoom, isLow: true },
  'sporte-app': { art: phone, isLettered: true, isObject: true },
  'live-streaming': { art: boutWomen },
  'event-crm': { art: arenaAbove, isLow: true },
  'sporte-ai': { art: bowler },
  'blockchain-fan-interaction': { art: stillCoins, isLettered: true, isLow: true },
  'mobile-games': { art: stillFootball, isLow: true },
  'sporte-event-crm': { art: stillPasses, isLettered: true, isLow: true },
  'sports-equipment': { art: stillKit, isLettered: true, isLow: true },
}

/** The picture behind or beside the hero text of a service. */
export function ServiceArt({ service }: { service: ServiceId }) {
  const { t } = useTranslation('service')
  const { art, isLettered = false, isObject = false, isLow = false } = scenes[service]
  const behind = [hero.art, isLow && styles.low, isLettered && hero.aside].filter(Boolean).join(' ')
  return (
    <Picture
      art={art}
      alt={t(`pages.${service}.picture`)}
      sizes={isObject ? '(width < 60rem) 60vw, 30rem' : '100vw'}
      priority
      mirrors={!isLettered}
      className={isObject ? `no-print ${styles.object}` : behind}
    />
  )
}

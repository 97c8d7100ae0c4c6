import type { Art } from '@/assets/art/art.ts'
import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { heroBroadcast } from '@/assets/art/hero-broadcast.ts'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { heroMma } from '@/assets/art/hero-mma.ts'
import { heroSkyline } from '@/assets/art/hero-skyline.ts'
import { coin } from '@/assets/art/coin.ts'
import { phone } from '@/assets/art/phone.ts'
import { stillCricket } from '@/assets/art/still-cricket.ts'
import { stillGloves } from '@/assets/art/still-gloves.ts'
import type { ServiceId } from '@/content/services.ts'
import hero from '@/ui/hero.module.css'
import { Picture } from '@/ui/picture.tsx'
import styles from './service-hero.module.css'

type Scene = {
  art: Art
  mirrors: boolean
  /** A thing on its own, drawn beside the words instead of behind them. */
  isObject?: boolean
  /** What matters stands in the lower half. */
  isLow?: boolean
}

const scenes: Record<ServiceId, Scene> = {
  'digital-marketing': { art: heroSkyline, mirrors: true },
  'production-broadcasting': { art: heroBroadcast, mirrors: true },
  'sporte-app': { art: phone, mirrors: false, isObject: true },
  'live-streaming': { art: heroBoxing, mirrors: true },
  'event-crm': { art: heroMma, mirrors: true },
  'sporte-ai': { art: stillCricket, mirrors: true, isLow: true },
  'blockchain-fan-interaction': { art: coin, mirrors: false, isObject: true },
  'mobile-games': { art: heroFootball, mirrors: true },
  'sporte-event-crm': { art: heroSkyline, mirrors: true },
  'sports-equipment': { art: stillGloves, mirrors: true, isLow: true },
}

/** The picture behind, or beside, the opening words of a service. */
export function ServiceArt({ service }: { service: ServiceId }) {
  const { art, mirrors, isObject = false, isLow = false } = scenes[service]
  return (
    <Picture
      art={art}
      alt=""
      sizes={isObject ? '(width < 60rem) 60vw, 30rem' : '100vw'}
      priority
      mirrors={mirrors}
      className={isObject ? styles.object : `${hero.art} ${isLow ? styles.low : ''}`}
    />
  )
}

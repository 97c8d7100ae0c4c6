import { useHydrated } from '@tanstack/react-router'
import arenaAbove from '@/assets/art/web/arena-above-480.avif'
import boutWomen from '@/assets/art/web/bout-women-480.avif'
import bowler from '@/assets/art/web/bowler-480.avif'
import controlRoom from '@/assets/art/web/control-room-480.avif'
import crowdFlags from '@/assets/art/web/crowd-flags-480.avif'
import phone from '@/assets/art/web/phone-480.avif'
import stillCoins from '@/assets/art/web/still-coins-480.avif'
import stillFootball from '@/assets/art/web/still-football-480.avif'
import stillKit from '@/assets/art/web/still-kit-480.avif'
import type { ServiceId } from '@/content/services/services.ts'
import { useLowData } from '@/platform/device/low-data.ts'
import styles from './service-cards.module.css'

/** Excludes event management, which is a page of the CRM and has no separate card. */
export type CardId = Exclude<ServiceId, 'sporte-event-crm'>

const shots: Record<CardId, string> = {
  'digital-marketing': crowdFlags,
  'production-broadcasting': controlRoom,
  'sporte-app': phone,
  'live-streaming': boutWomen,
  'event-crm': arenaAbove,
  'sporte-ai': bowler,
  'blockchain-fan-interaction': stillCoins,
  'mobile-games': stillFootball,
  'sports-equipment': stillKit,
}

/**
 * The hero picture of the service's page; the service's icon is the fallback. Rendered after hydration only, because
 * nine pictures in the document would delay the first paint.
 */
export function ServiceShot({ service }: { service: CardId }) {
  const isAlive = useHydrated()
  const isLow = useLowData()
  if (!isAlive || isLow) return null
  return <img className={styles.shot} src={shots[service]} alt="" loading="lazy" decoding="async" />
}

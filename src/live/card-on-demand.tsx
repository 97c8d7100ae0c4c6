import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'

/** Follows the card feed; renders nothing. Null in a build without that feed, which then has none of its code. */
export const CardFollower = import.meta.env.VITE_CARD_URL
  ? lazyOnDemand(() => import('./card-follower.tsx'), 'CardFollower')
  : null

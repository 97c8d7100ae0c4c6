import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'

/** The first items of the ticker on the home page, while a match is live. */
export const TickerRows = import.meta.env.VITE_SCORES_URL
  ? lazyOnDemand(() => import('./ticker-rows.tsx'), 'TickerRows')
  : null

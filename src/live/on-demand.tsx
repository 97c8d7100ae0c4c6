import type { ComponentType } from 'react'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { LivePlace } from './live-place.tsx'

/**
 * What pages show of the score feed, and all that they import of it. The rest of this folder loads on demand, and a
 * build without a feed has none of it: the bundler drops the imports below.
 *
 * `recorded`: ids of matches that the site has its own record of. They are left out of the feed.
 */
type FromFeed = ComponentType<{ recorded: readonly string[] }>

const Nothing = () => null

/** The live matches of the scores page, with their space reserved from the first paint. */
export const LiveMatches: FromFeed = import.meta.env.VITE_SCORES_URL
  ? lazyOnDemand(() => import('./live-matches.tsx'), 'LiveMatches', LivePlace)
  : Nothing

/** The finished matches in its list. They come last, because they arrive late and must shift nothing. */
export const FinishedMatches: FromFeed = import.meta.env.VITE_SCORES_URL
  ? lazyOnDemand(() => import('./live-matches.tsx'), 'FinishedMatches')
  : Nothing

/** The first items of the ticker on the home page, while a match is live. */
export const TickerRows: FromFeed = import.meta.env.VITE_SCORES_URL
  ? lazyOnDemand(() => import('./ticker-rows.tsx'), 'TickerRows')
  : Nothing

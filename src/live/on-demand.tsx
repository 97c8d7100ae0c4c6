import type { ComponentType } from 'react'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import type { FindFlag } from './feed-sides.tsx'
import { LivePlace } from './live-place.tsx'

/**
 * What the scores page shows of the feed; `ticker-on-demand.tsx` is the same for the home page, which then loads no
 * style of this one. Pages import nothing else of this folder. The rest loads on demand, and a build without a feed has
 * none of it: the bundler drops the imports below.
 *
 * Content arrives as props. `recorded`: ids of matches that the site has its own record of. They are left out of the feed.
 */
type FromFeed = ComponentType<{ recorded: readonly string[]; findFlag: FindFlag }>

const Nothing = () => null

/** The live matches of the scores page, with their space reserved from the first paint. */
export const LiveMatches: FromFeed = import.meta.env.VITE_SCORES_URL
  ? lazyOnDemand(() => import('./live-matches.tsx'), 'LiveMatches', LivePlace)
  : Nothing

/** The finished matches in its list. They come last, because they arrive late and must shift nothing. */
export const FinishedMatches: FromFeed = import.meta.env.VITE_SCORES_URL
  ? lazyOnDemand(() => import('./live-matches.tsx'), 'FinishedMatches')
  : Nothing

import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { useLiveMatches } from './use-live-scores.ts'

const TickerRow = lazyOnDemand(() => import('./ticker-row.tsx'), 'TickerRow')

/** The first items of the ticker. Their script loads only while a match is live. */
export function TickerRows({ recorded }: { recorded: readonly string[] }) {
  const { matches, scores } = useLiveMatches(recorded)
  return matches.map((match, index) => (
    <TickerRow key={match.id} match={match} scores={scores} isAnnounced={index === 0} />
  ))
}

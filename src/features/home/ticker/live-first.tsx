import { recordedIds } from 'virtual:matches/recorded-ids'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { useLiveMatches } from '@/shared/live/use-live-matches.ts'

const LiveRow = lazyOnDemand(() => import('./live-row.tsx'), 'LiveRow')

/** The first items of the ticker; renders only while a match is live. */
export function LiveFirst() {
  const { matches, scores } = useLiveMatches(recordedIds)
  return matches.map((match, index) => (
    <LiveRow key={match.id} match={match} scores={scores} isAnnounced={index === 0} />
  ))
}

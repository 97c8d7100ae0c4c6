import { recordedIds } from 'virtual:matches/recorded-ids'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'

const LiveRow = lazyOnDemand(() => import('./live-row.tsx'), 'LiveRow')

/** The first item of the ticker; renders only while a match is live. */
export function LiveFirst() {
  const { match, scores } = useLiveMatch(recordedIds)
  return match && <LiveRow match={match} scores={scores} />
}

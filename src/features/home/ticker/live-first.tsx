import { recordedIds } from 'virtual:matches/recorded-ids'
import { onCall } from '@/platform/parts/on-call.tsx'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'

const LiveRow = onCall(() => import('./live-row.tsx'), 'LiveRow', { texts: ['live'] })

/** The first item of the ticker while a match is live. */
export function LiveFirst() {
  const { match, scores } = useLiveMatch(recordedIds)
  return match && <LiveRow match={match} scores={scores} />
}

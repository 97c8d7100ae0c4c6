import { recordedIds } from '@/content/matches/recorded-ids.ts'
import { onCall } from '@/platform/parts/on-call.tsx'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'

const LiveRow = onCall(() => import('./live-row.tsx'), 'LiveRow')

/** The first of the ticker while a match is on; nothing else. */
export function LiveFirst() {
  const { match, scores } = useLiveMatch(recordedIds)
  return match && <LiveRow match={match} heardAt={scores.heardAt} />
}

import { recordedIds } from 'virtual:matches/recorded-ids'
import { onCall } from '@/platform/parts/on-call.tsx'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'

const LiveMatch = onCall(() => import('./live-match.tsx'), 'LiveMatch', { texts: ['live', 'scores'] })

/** Above the tabs; takes no space while there is no live match. */
export function LiveSlot() {
  const { match, scores } = useLiveMatch(recordedIds)
  return match && <LiveMatch match={match} scores={scores} />
}

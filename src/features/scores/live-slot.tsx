import { recordedIds } from '@/content/matches/recorded-ids.ts'
import { onCall } from '@/platform/parts/on-call.tsx'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'

const LiveMatch = onCall(() => import('./live-match.tsx'), 'LiveMatch')

/** Above the tabs; empty, and without any room, while there is no live match. */
export function LiveSlot() {
  const { match, scores } = useLiveMatch(recordedIds)
  return match && <LiveMatch match={match} scores={scores} />
}

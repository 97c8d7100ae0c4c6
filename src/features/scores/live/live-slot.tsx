import { recordedIds } from 'virtual:matches/recorded-ids'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'
import { LiveMatch } from './live-match.tsx'

/** Above the tabs; takes no space while there is no live match. */
export function LiveSlot() {
  const { match, scores } = useLiveMatch(recordedIds)
  return match && <LiveMatch match={match} scores={scores} />
}

import { recordedIds } from 'virtual:matches/recorded-ids'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'
import { LiveMatch } from './live-match.tsx'

/** The slot below the tabs. Takes no space without a live match. */
export function LiveSlot() {
  const { match, scores } = useLiveMatch(recordedIds)
  return match && <LiveMatch match={match} scores={scores} />
}

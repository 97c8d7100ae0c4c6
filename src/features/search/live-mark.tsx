import { recordedIds } from 'virtual:matches/recorded-ids'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { LiveTag } from '@/shared/live/live-tag.tsx'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'
import { useStanding } from '@/shared/live/use-standing.ts'

/** Whether the found match is live, or how old its data is. */
export function LiveMark({ id }: { id: string | undefined }) {
  const { match, scores } = useLiveMatch(recordedIds)
  return match && match.id === id && <Mark match={match} scores={scores} />
}

function Mark({ match, scores }: { match: FeedMatch; scores: LiveScores }) {
  return <LiveTag match={match} standing={useStanding(match, scores)} />
}

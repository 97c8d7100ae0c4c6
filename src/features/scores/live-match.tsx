import { useId } from 'react'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { openLive, useLiveOpen } from '@/shared/live/live-open.ts'
import { LiveSigns } from '@/shared/live/live-signs.tsx'
import { LivePanel } from './live-panel.tsx'
import { LiveStrip } from './live-strip.tsx'

type LiveMatchProps = { match: FeedMatch; scores: LiveScores }

/**
 * A match that is on. It comes in as a line in the free room above the page's heading, where it moves nothing; the press on
 * that line makes the room for the rest.
 */
export function LiveMatch({ match, scores }: LiveMatchProps) {
  const isOpen = useLiveOpen()
  const id = useId()
  return (
    <>
      <LiveStrip match={match} panel={id} isOpen={isOpen} onPress={() => openLive(!isOpen)} />
      {isOpen && <LivePanel id={id} match={match} scores={scores} />}
      <LiveSigns match={match} heardAt={scores.heardAt} />
    </>
  )
}

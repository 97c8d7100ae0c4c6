import { useId } from 'react'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { setLiveExpanded, useLiveExpanded } from '@/shared/live/live-expanded.ts'
import { LiveAnnouncements } from '@/shared/live/live-announcements.tsx'
import { useLiveStatus } from '@/shared/live/use-live-status.ts'
import { LivePanel } from './live-panel.tsx'
import { LiveStrip } from './live-strip.tsx'

type LiveMatchProps = { match: FeedMatch; scores: LiveScores }

/**
 * The live match: a line that expands when pressed. It appears in the free space above the page's heading, so that it
 * shifts nothing.
 */
export function LiveMatch({ match, scores }: LiveMatchProps) {
  const isOpen = useLiveExpanded()
  const id = useId()
  const standing = useLiveStatus(match, scores)
  return (
    <>
      <LiveStrip
        match={match}
        standing={standing}
        panel={id}
        isOpen={isOpen}
        onPress={() => setLiveExpanded(!isOpen)}
      />
      {isOpen && <LivePanel id={id} match={match} standing={standing} />}
      <LiveAnnouncements match={match} heardAt={scores.heardAt} />
    </>
  )
}

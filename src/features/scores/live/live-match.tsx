import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { setLiveExpanded, useLiveExpanded } from '@/shared/live/live-expanded.ts'
import { LiveAnnouncements } from '@/shared/live/live-announcements.tsx'
import { useLiveStatus } from '@/shared/live/use-live-status.ts'
import { LivePanel } from './live-panel.tsx'
import { LiveBar, LiveStrip } from './live-strip.tsx'

type LiveMatchProps = { match: FeedMatch; scores: LiveScores }

/**
 * The live match. A strip in the free space above the page's heading, which shifts nothing, opens and closes it. The bar
 * below the open match stays in view after it.
 */
export function LiveMatch({ match, scores }: LiveMatchProps) {
  const { t } = useTranslation('live')
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
      {isOpen && (
        <>
          <LivePanel id={id} match={match} standing={standing} />
          <LiveBar match={match} standing={standing} panel={id} />
          <h2>{t('series')}</h2>
        </>
      )}
      <LiveAnnouncements match={match} heardAt={scores.heardAt} />
    </>
  )
}

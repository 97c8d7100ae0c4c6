import styles from '@/drawings/cricket/score-line.module.css'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { LiveLine } from '@/shared/live/live-line.tsx'
import { useLiveStatus, type LiveStatus } from '@/shared/live/live-status.ts'
import { Icon } from '@/ui/icon.tsx'
import live from './live.module.css'

type LiveStripProps = { match: FeedMatch; scores: LiveScores; onPress: () => void }

/** A further match in one line. */
export function LiveStrip({ match, scores, onPress }: LiveStripProps) {
  const standing = useLiveStatus(match, scores)
  return (
    <button type="button" className={`line ${styles.line}`} onClick={onPress}>
      <LiveLine match={match} standing={standing} hasNeed />
    </button>
  )
}

/** `panel`: the id of the panel. */
export type LiveBarProps = { match: FeedMatch; standing: LiveStatus; panel: string }

/** The score in one line that stays in view below the open match. Leads back to it. */
export function LiveBar({ match, standing, panel }: LiveBarProps) {
  return (
    <a href={`#${panel}`} className={`line no-print ${styles.line} ${live.bar}`}>
      <LiveLine match={match} standing={standing} hasNeed />
      <Icon name="chevron-down" className={live.up} />
    </a>
  )
}

import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import line from '@/drawings/cricket/score-line.module.css'
import type { FeedMatch } from './feed.ts'
import type { LiveScores } from './live-scores.ts'
import { LiveAnnouncements } from './live-announcements.tsx'
import { LiveLine } from './live-line.tsx'
import { useLiveStatus } from './live-status.ts'
import { revealFirstItem } from './reveal-first-item.ts'
import styles from './live-row.module.css'

type LiveRowProps = { match: FeedMatch; scores: LiveScores; isAnnounced: boolean }

/** A live match on the ticker. Links to its score: the page reads the hash. */
export function LiveRow({ match, scores, isAnnounced }: LiveRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const standing = useLiveStatus(match, scores)
  useLayoutEffect(() => (row.current ? revealFirstItem(row.current) : undefined), [])
  return (
    <li ref={row} className={styles.row}>
      <Link to="/live-scores" hash={match.id} className={`line plain-link ${line.line}`}>
        <LiveLine match={match} standing={standing} />
      </Link>
      {isAnnounced && <LiveAnnouncements match={match} heardAt={scores.heardAt} />}
    </li>
  )
}

import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import line from '@/drawings/cricket/score-line.module.css'
import type { FeedMatch, LiveScores } from './score-feed.ts'
import { LiveAnnouncements } from './live-news.ts'
import { LiveLine } from './live-line.tsx'
import { useLiveStatus } from './live-status.tsx'
import { revealFirstItem } from './reveal-first-item.ts'

type TickerRowProps = { match: FeedMatch; scores: LiveScores; isAnnounced: boolean }

/** Links to the score of the match: the page reads the hash. */
export function TickerRow({ match, scores, isAnnounced }: TickerRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const standing = useLiveStatus(match, scores)
  useLayoutEffect(() => (row.current ? revealFirstItem(row.current) : undefined), [])
  return (
    <li ref={row} className={line.row}>
      <Link to="/live-scores" hash={match.id} className={`line plain-link ${line.line}`}>
        <LiveLine match={match} standing={standing} />
      </Link>
      {isAnnounced && <LiveAnnouncements match={match} heardAt={scores.heardAt} />}
    </li>
  )
}

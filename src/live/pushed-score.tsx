import { useState } from 'react'
import type { FeedTeam } from './feed.ts'
import { scoreOf } from './live-figures.ts'
import styles from '@/drawings/cricket/score-line.module.css'

const wicketsOf = ({ innings }: FeedTeam) => innings[0]?.wickets ?? 0

/** The score of a side. At a wicket, the new line pushes the old one up. */
export function PushedScore({ side, className = '' }: { side: FeedTeam; className?: string | undefined }) {
  const [[was, shown], show] = useState([side, side])
  if (side !== shown) show([shown, side])
  const isWicket = was.code === side.code && wicketsOf(was) < wicketsOf(side)
  return (
    <bdi
      key={wicketsOf(side)}
      dir="ltr"
      className={`num ${styles.pushed} ${className}`}
      data-was={isWicket ? scoreOf(was) : undefined}
    >
      {scoreOf(side)}
    </bdi>
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './duel.module.css'
import { getInitials } from './initials.ts'
import type { PortraitProps } from './portrait.tsx'
import { SplitSun } from './split-sun.tsx'

type DuelSide = {
  portrait: Omit<PortraitProps, 'initials'>
  nickname: ReactNode
  fullName: string
  country: { flag: string; name: string }
  ranking: number
  rankLabel: ReactNode
  /** Wins, losses and draws, such as `18–2–0`. `recordLabel` explains the numbers to screen readers. */
  record: string
  recordLabel: ReactNode
  /** Beside the record. */
  note?: ReactNode
}

type DuelProps = { red: DuelSide; blue: DuelSide; /** The headings around the names. */ level?: 'h2' | 'h3' }

/** Two records, one split sun. Needs a dark background and fills its parent's width. */
export function Duel({ red, blue, level = 'h2' }: DuelProps) {
  const half = ({ portrait, fullName }: DuelSide) => ({ ...portrait, initials: getInitials(fullName) })
  return (
    <div className={styles.duel}>
      <div className={styles.sides}>
        <Corner {...red} level={level} />
        <div className={styles.sun}>
          <SplitSun red={half(red)} blue={half(blue)} />
        </div>
        <Corner {...blue} level={level} />
      </div>
    </div>
  )
}

function Corner({ level: Heading, country, ...side }: DuelSide & { level: 'h2' | 'h3' }) {
  return (
    <div className={`stack gap-1 ${styles.corner}`}>
      <p className="label">{side.nickname}</p>
      <Heading className={styles.name}>
        <Link to="/player/$playerId" params={{ playerId: side.portrait.seed }} className="plain-link">
          {side.fullName}
        </Link>
      </Heading>
      <p className="row note gap-2">
        <Flag src={country.flag} unknownLabel="" />
        <span className="visually-hidden">{country.name}</span>
        {side.rankLabel} <Ltr>{`#${side.ranking}`}</Ltr>
      </p>
      <p className="flow">
        <span className="visually-hidden">{side.recordLabel}</span>
        <Ltr numeral>{side.record}</Ltr>
        {side.note}
      </p>
    </div>
  )
}

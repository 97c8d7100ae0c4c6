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
  /** The name as a link to the player's page. */
  link: ReactNode
  country: { flag: string; name: string }
  ranking: number
  /** Wins, losses and draws, such as `18–2–0`. */
  record: string
  /** Beside the record. */
  note?: ReactNode
}

type DuelWords = {
  rankLabel: ReactNode
  /** Explains the record to screen readers. */
  recordLabel: ReactNode
  /** The headings around the names. */
  level?: 'h2' | 'h3'
}

type DuelProps = DuelWords & { red: DuelSide; blue: DuelSide }

/** Two records, one split sun. Needs a dark background and fills its parent's width. */
export function Duel({ red, blue, ...words }: DuelProps) {
  const half = ({ portrait, fullName }: DuelSide) => ({ ...portrait, initials: getInitials(fullName) })
  return (
    <div className={styles.duel}>
      <div className={styles.sides}>
        <Corner {...red} {...words} />
        <div className={styles.sun}>
          <SplitSun red={half(red)} blue={half(blue)} />
        </div>
        <Corner {...blue} {...words} />
      </div>
    </div>
  )
}

function Corner({ level: Heading = 'h2', country, rankLabel, recordLabel, ...side }: DuelSide & DuelWords) {
  return (
    <div className={`stack ${styles.corner}`}>
      <p className={`label ${styles.nickname}`}>{side.nickname}</p>
      <Heading className={styles.name}>{side.link}</Heading>
      <p className={`row note gap-2 ${styles.from}`}>
        <Flag src={country.flag} unknownLabel="" />
        <span className="visually-hidden">{country.name}</span>
        {rankLabel} <Ltr>{`#${side.ranking}`}</Ltr>
      </p>
      <p className={`flow ${styles.record}`}>
        <span className="visually-hidden">{recordLabel}</span>
        <Ltr numeral>{side.record}</Ltr>
        {side.note}
      </p>
    </div>
  )
}

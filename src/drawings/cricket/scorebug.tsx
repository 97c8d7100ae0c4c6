import type { ReactNode } from 'react'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './scorebug.module.css'

type ScorebugProps = {
  /** Both ends of the line above the sides. */
  head: ReactNode
  /** `BugSide`s, and what follows them. */
  children: ReactNode
  foot?: ReactNode
}

/** One match as a card. In a link, it shows whether it is chosen. */
export function Scorebug({ head, children, foot }: ScorebugProps) {
  return (
    <div className={`card ${styles.bug}`}>
      <div className={`ends note ${styles.head}`}>{head}</div>
      {children}
      {foot && <BugNote>{foot}</BugNote>}
    </div>
  )
}

/** A line of a card, below its sides. */
export function BugNote({ children }: { children: ReactNode }) {
  return <div className={`note ${styles.foot}`}>{children}</div>
}

type BugSideProps = {
  /** `large` is for the head of a scorecard. */
  size?: 'regular' | 'large'
  flag: string | null
  unknownLabel: string
  name: ReactNode
  overs: string | null
  /** Whether its score is highlighted. */
  isMarked: boolean
  /** See `platform/device/hide-scores`. */
  scoreId?: string
  /** The score. */
  children: ReactNode
}

/** A side with its score. */
export function BugSide({
  size,
  flag,
  unknownLabel,
  name,
  overs,
  isMarked,
  scoreId,
  children,
}: BugSideProps) {
  const isLarge = size === 'large'
  return (
    <div
      className={isLarge ? `${styles.side} ${styles.large}` : styles.side}
      data-marked={isMarked || undefined}
    >
      <Flag src={flag} unknownLabel={unknownLabel} />
      {isLarge ? name : <div className={`figure-5 ${styles.team}`}>{name}</div>}
      <div className={`note ${styles.overs}`} data-hidden-score={scoreId} data-blank>
        <Ltr>{overs && `(${overs})`}</Ltr>
      </div>
      <div className={isLarge ? `figure-2 ${styles.figure}` : styles.score} data-hidden-score={scoreId}>
        {children}
      </div>
    </div>
  )
}

/** What a side needs, or another state of the match in words. */
export function MatchState({ isNeed, children }: { isNeed: boolean; children: ReactNode }) {
  return (
    <p className={`title-2 ${styles.need}`} data-need={isNeed || undefined}>
      {children}
    </p>
  )
}

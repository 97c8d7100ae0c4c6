import type { ReactNode } from 'react'
import styles from './outcome-badge.module.css'

type OutcomeBadgeProps = { outcome: 'win' | 'loss' | 'draw' | 'noContest'; children: ReactNode }

/** The outcome of a bout as a word or a letter. Wins are filled, losses outlined, others dashed. */
export function OutcomeBadge({ outcome, children }: OutcomeBadgeProps) {
  return (
    <b className={styles.badge} data-outcome={outcome}>
      {children}
    </b>
  )
}

import type { ReactNode } from 'react'
import styles from './outcome-badge.module.css'

type OutcomeBadgeProps = { outcome: 'win' | 'loss' | 'draw'; children: ReactNode }

/** How a bout ended, in a word or a letter: a win is filled, a loss outlined, a draw dashed. */
export function OutcomeBadge({ outcome, children }: OutcomeBadgeProps) {
  return (
    <b className={styles.badge} data-outcome={outcome}>
      {children}
    </b>
  )
}

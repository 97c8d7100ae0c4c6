import type { ReactNode } from 'react'
import styles from './player-status.module.css'

/** Whether an athlete competes: green with a round mark, or red with a square one. */
export function PlayerStatus({ isActive, children }: { isActive: boolean; children: ReactNode }) {
  return (
    <span className={styles.status} data-active={isActive || undefined}>
      {children}
    </span>
  )
}

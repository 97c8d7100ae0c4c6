import type { ReactNode } from 'react'
import styles from './status-tag.module.css'
import tag from './tag.module.css'

type StatusTone = 'coming-soon' | 'early-bird' | 'other'

type StatusTagProps = { status: StatusTone; children: ReactNode }

/**
 * An event's status. Each has a separate colour and shape, so that colour alone never carries the meaning.
 */
export function StatusTag({ status, children }: StatusTagProps) {
  return (
    <span className={`${tag.tag} ${styles.status}`} data-status={status}>
      {children}
    </span>
  )
}

import type { ReactNode } from 'react'
import styles from './status-tag.module.css'
import tag from './tag.module.css'

type StatusTone =
  | 'live-registration'
  | 'coming-soon'
  | 'early-bird'
  | 'registration-open'
  | 'completed'
  | 'other'

type StatusTagProps = { status: StatusTone; children: ReactNode }

/** An event's registration status: each has its own colour and mark, so that colour is never the only difference. */
export function StatusTag({ status, children }: StatusTagProps) {
  return (
    <span className={`${tag.tag} ${styles.status}`} data-status={status}>
      {children}
    </span>
  )
}

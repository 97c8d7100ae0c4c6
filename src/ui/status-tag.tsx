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

/** An event's registration status: a colour and a mark of its own, so that hue never carries the meaning alone. */
export function StatusTag({ status, children }: StatusTagProps) {
  return (
    <span className={`${tag.tag} ${styles.status}`} data-status={status}>
      {children}
    </span>
  )
}

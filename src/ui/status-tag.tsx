import type { ReactNode } from 'react'
import styles from './status-tag.module.css'

export type StatusTone = 'live-registration' | 'coming-soon' | 'early-bird' | 'registration-open' | 'other'

/** The colours and the mark of a status, for tags and buttons. */
export const statusClass = (status: StatusTone): string => `${styles.status} ${styles[status]}`

/** An event's status. Each has a separate colour and shape, so that colour alone never carries the meaning. */
export function StatusTag({ status, children }: { status: StatusTone; children: ReactNode }) {
  return <span className={`tag label ${statusClass(status)}`}>{children}</span>
}

import type { ReactNode } from 'react'
import styles from './status-tag.module.css'

const tones = {
  'live-registration': styles.live,
  'coming-soon': styles.soon,
  'early-bird': styles.early,
  'registration-open': styles.open,
  other: styles.other,
}

export type StatusTone = keyof typeof tones

/** The colours and the mark of a status, for tags and buttons. */
export const statusClass = (status: StatusTone): string => `${styles.status} ${tones[status]}`

/** An event's status. Each has a separate colour and shape, so that colour alone never carries the meaning. */
export function StatusTag({ status, children }: { status: StatusTone; children: ReactNode }) {
  return <span className={`tag label ${statusClass(status)}`}>{children}</span>
}

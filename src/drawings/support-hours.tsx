import type { ReactNode } from 'react'
import styles from './support-hours.module.css'

type Channel = {
  id: 'phone' | 'chat' | 'email'
  name: ReactNode
  text: ReactNode
  hours: { from: number; to: number }
  isNow: boolean
}

type SupportHoursProps = {
  channels: readonly Channel[]
  /** Hours since midnight. Null until the visitor's clock is known. */
  hour: number | null
}

/** Opening hours as bars along one day from midnight to midnight, with a mark at the time now. */
export function SupportHours({ channels, hour }: SupportHoursProps) {
  return (
    <dl>
      {channels.map(({ id, name, text, hours: { from, to }, isNow }) => (
        <div key={id} className={styles.channel} data-channel={id} data-now={isNow || undefined}>
          <dt>{name}</dt>
          <dd className="num">{text}</dd>
          <dd aria-hidden="true">
            <svg viewBox="0 0 24 1" preserveAspectRatio="none">
              <rect className={styles.open} x={from} width={to - from} height="1" />
              {hour !== null && (
                <rect className={styles.mark} x={hour - 0.1} y="-0.1" width="0.2" height="1.2" />
              )}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}

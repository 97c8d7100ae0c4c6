import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import list from '@/ui/list.module.css'
import styles from './event-facts.module.css'

export type EventFact = { icon: IconName; text: ReactNode }

/** A line of facts, each with an icon. */
export function EventFacts({ facts }: { facts: readonly EventFact[] }) {
  return (
    <ul className={`${layout.flow} ${layout.note} ${list.marks} ${styles.facts}`}>
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/ui/icon.tsx'

export type EventFact = { icon: IconName; text: ReactNode; className?: string | undefined }

/** A line of facts, each with an icon. */
export function EventFacts({ facts }: { facts: readonly EventFact[] }) {
  return (
    <ul className="flow note marks">
      {facts.map(({ icon, text, className }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span className={className}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

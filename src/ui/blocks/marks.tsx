import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/ui/icon.tsx'

export type Mark = { icon: IconName; text: ReactNode }

/** A line of facts with icons. Everywhere in this order: date, place, times, crowd, prize. A fact without text is left out. */
export function Marks({ items }: { items: readonly Mark[] }) {
  return (
    <ul className="flow note marks">
      {items.map(
        ({ icon, text }, index) =>
          text && (
            <li key={index}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  )
}

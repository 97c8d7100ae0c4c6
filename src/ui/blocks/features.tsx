import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/ui/icon.tsx'
import styles from './features.module.css'

export type Feature = { id: string; icon?: IconName; title: ReactNode; body: ReactNode; more?: ReactNode }

type FeaturesProps = { items: readonly Feature[]; columns?: 2 }

/** What a service consists of, between hairlines. */
export function Features({ items, columns }: FeaturesProps) {
  return (
    <ul className={styles.features} data-columns={columns ?? items.length}>
      {items.map(({ id, icon, title, body, more }) => (
        <li key={id} className="stack gap-2">
          {icon && <Icon name={icon} className={styles.icon} />}
          <h3 className="title-3">{title}</h3>
          <p className="soft">{body}</p>
          {more}
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './steps.module.css'

export type Step = { id: string; title: ReactNode; body: ReactNode }

/** Steps in order. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {items.map(({ id, title, body }, index) => (
        <li key={id}>
          <Ltr className="figure-3">{index + 1}</Ltr>
          <div className="stack gap-2">
            <h3 className="title-3">{title}</h3>
            <p className="soft">{body}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

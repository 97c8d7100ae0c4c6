import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type Fact = { id: string; term: ReactNode; value: ReactNode; note?: ReactNode }

/** Terms with large values, in columns below hairlines. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, term, value, note }) => (
        <div key={id} className="stack gap-1">
          <dt className="note">{term}</dt>
          <dd className="title-2">{value}</dd>
          {note && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

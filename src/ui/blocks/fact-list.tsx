import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type Fact = { id: string; term: ReactNode; value: ReactNode; note?: ReactNode }

/** Terms with large values, in columns below hairlines. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, term, value, note }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

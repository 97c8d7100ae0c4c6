import type { ReactNode } from 'react'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './honours.module.css'

type HonoursProps = {
  honours: readonly {
    id: string | number
    /** Null until it is known. The space is reserved. */
    year: number | null
    title: ReactNode
    description: ReactNode
  }[]
}

/** Achievements with their years. */
export function Honours({ honours }: HonoursProps) {
  return (
    <ul>
      {honours.map(({ id, year, title, description }) => (
        <li key={id} className={styles.honour}>
          <Ltr numeral className={styles.year}>
            {year === null ? '\u00a0' : String(year)}
          </Ltr>
          <div>
            <h3>{title}</h3>
            <p className="soft">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

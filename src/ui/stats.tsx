import type { ReactNode } from 'react'
import { Ltr } from './ltr.tsx'
import styles from './stats.module.css'

export type Stat = { figure: ReactNode; label: ReactNode }

type StatsProps = {
  stats: readonly Stat[]
  /** `large`: four figures that fill a section. */
  size?: 'regular' | 'large'
}

/** Figures with their labels. */
export function Stats({ stats, size = 'regular' }: StatsProps) {
  return (
    <dl className={size === 'large' ? styles.figures : styles.stats}>
      {stats.map(({ figure, label }, index) => (
        <div key={index}>
          <dt className="note">{label}</dt>
          <dd className={size === 'large' ? 'figure-2' : 'figure-4'}>
            <Ltr>{figure}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import type { ReactNode } from 'react'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './bars.module.css'

export type Bar = {
  id: string
  name: ReactNode
  figure: string
  /** The unit of the figure. */
  unit?: ReactNode
  note?: ReactNode
  /** The share of the longest possible bar, from 0 to 1. */
  share: number
}

/** Figures as bars on one scale. Screen readers skip the bars, because they repeat the figures. */
export function Bars({ items, isRanked = false }: { items: readonly Bar[]; isRanked?: boolean }) {
  return (
    <ul className={styles.bars}>
      {items.map(({ id, name, figure, unit, note, share }, index) => (
        <li key={id} data-first={(isRanked && index === 0) || undefined}>
          <div className="grid gap-1">
            <h3 className="title-3">{name}</h3>
            {note && <p className="note">{note}</p>}
          </div>
          <p className="figure-3">
            <Ltr>{figure}</Ltr>
            {unit && <small className="note">{unit}</small>}
          </p>
          <svg className={styles.scale} aria-hidden="true">
            <rect className={styles.track} width="100%" height="100%" />
            <rect className={styles.bar} width={`${share * 100}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

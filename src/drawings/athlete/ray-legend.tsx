import type { ReactNode } from 'react'
import { Ltr } from '@/ui/ltr.tsx'
import nations from './nation.module.css'
import styles from './ray-legend.module.css'
import type { RayKind } from './rays.ts'

type RayLegendProps = {
  nation: string
  /** Labels in the page's language, with counts. Omit kinds without rays. */
  entries: readonly { kind: RayKind; label: ReactNode; count?: number }[]
}

/** Explains the rays of a `Sun`. */
export function RayLegend({ nation, entries }: RayLegendProps) {
  return (
    <ul className={`${styles.legend} ${nations.nation}`} data-nation={nation}>
      {entries.map(({ kind, label, count }) => (
        <li key={kind} data-kind={kind}>
          {label}
          {count !== undefined && <Ltr>{String(count)}</Ltr>}
        </li>
      ))}
    </ul>
  )
}

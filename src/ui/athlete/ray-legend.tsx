import type { ReactNode } from 'react'
import { Ltr } from '@/ui/ltr.tsx'
import nations from './nation.module.css'
import styles from './ray-legend.module.css'
import type { RayKind } from './rays.ts'

type RayLegendProps = {
  nation: string
  /** In words of the page's language, with how many; leave out what there is none of. */
  entries: readonly { kind: RayKind; label: ReactNode; count?: number }[]
}

/** What the rays of a `Sun` mean. */
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

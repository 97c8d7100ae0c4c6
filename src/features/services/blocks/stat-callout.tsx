import type { ReactNode } from 'react'
import layout from '@/ui/layout.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import typography from '@/ui/type.module.css'
import styles from './stat-callout.module.css'

type StatCalloutProps = {
  id: string
  figure: string
  unit: ReactNode
  heading: ReactNode
  lead: ReactNode
  /** The controls. */
  children?: ReactNode
}

/** One large figure on gold. */
export function StatCallout({ id, figure, unit, heading, lead, children }: StatCalloutProps) {
  const headingId = `${id}-heading`
  return (
    <section id={id} aria-labelledby={headingId} className={`${layout.section} ${layout.slab}`}>
      <div className={`${layout.wrap} ${layout.split} ${styles.slab}`}>
        <p className={styles.figure}>
          <Ltr className={typography.poster}>{figure}</Ltr>
          <span>{unit}</span>
        </p>
        <div className={`${layout.grid} ${layout.gap5} ${styles.words}`}>
          <h2 id={headingId}>{heading}</h2>
          <p className={layout.lead}>{lead}</p>
          {children && <div className={layout.row}>{children}</div>}
        </div>
      </div>
    </section>
  )
}

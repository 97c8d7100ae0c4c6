import type { ReactNode } from 'react'
import { Ltr } from '@/ui/ltr.tsx'
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
    <section id={id} aria-labelledby={headingId} className="section slab">
      <div className={`wrap split ${styles.slab}`}>
        <p className="grid gap-4">
          <Ltr className="poster">{figure}</Ltr>
          <span>{unit}</span>
        </p>
        <div className="grid gap-5">
          <h2 id={headingId}>{heading}</h2>
          <p className="lead">{lead}</p>
          {children && <div className="row">{children}</div>}
        </div>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import styles from './closing.module.css'

type ClosingProps = {
  heading: ReactNode
  lead?: ReactNode
  tone?: 'plain' | 'tone' | 'slab'
  /** At most two buttons. */
  children: ReactNode
}

/** The last section of a page: what to do next. */
export function Closing({ heading, lead, tone = 'tone', children }: ClosingProps) {
  return (
    <section className={tone === 'plain' ? 'section' : `section ${tone}`}>
      <div className={`wrap row ${styles.closing}`}>
        <div className="stack gap-3">
          <h2>{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className="row">{children}</div>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type PageHeaderProps = {
  /** A short label above the heading, and a tag, for example for sample data. */
  label?: ReactNode
  tag?: ReactNode
  heading: ReactNode
  lead?: ReactNode
  /** Buttons at the inline end. */
  aside?: ReactNode
  /** For example buttons, a search box or facts. */
  children?: ReactNode
}

/** The header of a page without a hero picture. */
export function PageHeader({ label, tag, heading, lead, aside, children }: PageHeaderProps) {
  return (
    <div className={`wrap page-head row ${styles.mast}`}>
      <div className="stack">
        {(label || tag) && (
          <p className="row">
            {label && <span className="label">{label}</span>}
            {tag}
          </p>
        )}
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children && <div>{children}</div>}
      </div>
      {aside}
    </div>
  )
}

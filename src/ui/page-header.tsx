import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type PageHeaderProps = {
  /** A short label above the heading. */
  label?: ReactNode
  heading: ReactNode
  lead?: ReactNode
  /** For example buttons, a search box or facts. */
  children?: ReactNode
}

/** The header of a page without a hero picture. */
export function PageHeader({ label, heading, lead, children }: PageHeaderProps) {
  return (
    <div className={`wrap ${styles.mast}`}>
      {label && <p className={`label ${styles.label}`}>{label}</p>}
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

type SlugProps = {
  label: ReactNode
  heading: ReactNode
  /** The heading's id, for the section's `aria-labelledby`. */
  id?: string
  /** Content at the inline end: a link or controls. */
  children?: ReactNode
}

export function SectionHeading({ label, heading, id, children }: SlugProps) {
  return (
    <div className={`row ends ${styles.slug}`}>
      <div>
        <p className="label">{label}</p>
        <h2 id={id}>{heading}</h2>
      </div>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './ringside-pass.module.css'

type RingsidePassProps = {
  /** What the pass gives access to, and a tag at the end of the line. */
  label: ReactNode
  tag?: ReactNode
  children: ReactNode
  /** The small print beside the bar code. */
  foot: ReactNode
}

/** A pass on a lanyard. It follows the theme, also on a dark picture. */
export function RingsidePass({ label, tag, children, foot }: RingsidePassProps) {
  return (
    <div className={styles.pass}>
      <div className="ends">
        <span className="label">{label}</span>
        {tag}
      </div>
      <div className="stack">{children}</div>
      <div className="line gap-4">
        <span className={styles.bars} aria-hidden="true" />
        <div>{foot}</div>
      </div>
    </div>
  )
}

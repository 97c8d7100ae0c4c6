import type { ReactNode } from 'react'
import styles from './profile-head.module.css'

type ProfileHeadProps = {
  nation: string
  /** A `Sun` or `Crest`, with its caption. */
  drawing: ReactNode
  /** Tags, the heading, facts and buttons. */
  children: ReactNode
}

/** The header of an athlete's or a team's page: words beside the drawing of the record. */
export function ProfileHead({ nation, drawing, children }: ProfileHeadProps) {
  return (
    <section className={`arena ${styles.head}`} data-nation={nation}>
      <div className={`wrap split ${styles.columns}`}>
        <div className={styles.words}>{children}</div>
        <figure className="grid">{drawing}</figure>
      </div>
    </section>
  )
}

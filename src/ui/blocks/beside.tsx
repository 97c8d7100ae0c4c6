import type { ReactNode } from 'react'
import styles from './beside.module.css'

/** A narrow column that stays in view beside long content: a table of contents, or actions. */
export function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap split ${styles.beside}`}>
      <div className={styles.aside}>{aside}</div>
      {children}
    </div>
  )
}

type ContentsProps = { heading: ReactNode; items: readonly { id: string; name: ReactNode }[] }

/** Links to the sections of a long text. */
export function Contents({ heading, items }: ContentsProps) {
  return (
    <nav className="no-print" aria-labelledby="contents">
      <h2 id="contents" className="label soft">
        {heading}
      </h2>
      <ol className={styles.contents}>
        {items.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="quiet-link">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

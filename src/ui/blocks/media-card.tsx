import type { ReactNode } from 'react'
import styles from './media-card.module.css'

type MediaCardProps = {
  picture: ReactNode
  /** Tags on the picture. */
  tags?: ReactNode
  /** A line above the title. */
  kicker?: ReactNode
  /** A link in the title makes the picture its target as well. */
  title: ReactNode
  children?: ReactNode
  /** Links and buttons. */
  end?: ReactNode
}

/** A picture with words below it. */
export function MediaCard({ picture, tags, kicker, title, children, end }: MediaCardProps) {
  return (
    <article className={`stack gap-2 ${styles.card}`}>
      <div className="frame">
        {picture}
        {tags && <p className="flow">{tags}</p>}
      </div>
      {kicker && <p className="note">{kicker}</p>}
      <h3 className="title-3">{title}</h3>
      {children}
      {end && <div className="row">{end}</div>}
    </article>
  )
}

import type { ReactNode } from 'react'
import styles from './row.module.css'

/** Rows between hairlines, in columns if there is room for more than one. */
export function Rows({
  columns = 'one',
  ordered = false,
  children,
}: {
  columns?: 'one' | 'many'
  ordered?: boolean
  children: ReactNode
}) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles.rows} data-columns={columns}>
      {children}
    </List>
  )
}

export type RowProps = {
  /** An icon, a figure or a time. */
  lead?: ReactNode
  /** A picture, 16 to 9, or an icon until it is loaded. */
  picture?: ReactNode
  /** A line above the title. */
  kicker?: ReactNode
  /** A link in the title makes the row its target. */
  title: ReactNode
  level?: 'h2' | 'h3'
  note?: ReactNode
  /** More below the note. */
  children?: ReactNode
  /** Buttons or a figure, at the inline end of wide rows. */
  end?: ReactNode
  /** Emphasis, in the colour of what is live. */
  isLive?: boolean
}

/** A row of `Rows`. */
export function Row({
  lead,
  picture,
  kicker,
  title,
  level: Title = 'h3',
  note,
  children,
  end,
  isLive,
}: RowProps) {
  return (
    <li className={styles.row} data-live={isLive || undefined}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.words}>
        {kicker && <p className="note">{kicker}</p>}
        <Title className={styles.title}>{title}</Title>
        {note && <p className="soft">{note}</p>}
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  )
}

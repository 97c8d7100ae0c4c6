import type { ReactNode } from 'react'
import styles from './row.module.css'

/** Rows between hairlines, in columns if there is room for more than one. What leads them has one width in one column. */
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
  /** The anchor in the URL. */
  id?: string
  /** An icon, a figure or a time. */
  lead?: ReactNode
  /** A picture instead, 16 to 9, or an icon until it is loaded. */
  picture?: ReactNode
  /** Or a drawing, which is dark in both schemes. */
  portrait?: ReactNode
  /** A line above the title. */
  kicker?: ReactNode
  /** A link in the title makes the row its target. */
  title: ReactNode
  level?: 'h2' | 'h3' | 'h4'
  note?: ReactNode
  /** More below the note. */
  children?: ReactNode
  /** A figure at the inline end. */
  figure?: ReactNode
  /** Buttons, at the inline end of wide rows. */
  end?: ReactNode
}

/** A row of `Rows`. */
export function Row({
  id,
  lead,
  picture,
  portrait,
  kicker,
  title,
  level: Title = 'h3',
  note,
  children,
  figure,
  end,
}: RowProps) {
  return (
    <li id={id} className={styles.row}>
      {lead && <div className={`figure-4 ${styles.lead}`}>{lead}</div>}
      {picture && <div className={`frame ${styles.picture}`}>{picture}</div>}
      {portrait && <div className={styles.portrait}>{portrait}</div>}
      <div className={`grid gap-1 ${styles.words}`}>
        {kicker && <p className="note">{kicker}</p>}
        <Title className="title-3">{title}</Title>
        {note && <p className="soft">{note}</p>}
        {children}
      </div>
      {figure && <div className={`figure-4 ${styles.figure}`}>{figure}</div>}
      {end && <div className={`row gap-2 ${styles.end}`}>{end}</div>}
    </li>
  )
}

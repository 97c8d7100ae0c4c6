import type { ReactNode } from 'react'
import styles from './corner-row.module.css'

type Side = {
  /** The name, usually a link. */
  name: ReactNode
  note?: ReactNode
  /** The flag with the record or the score. */
  facts: ReactNode
  /** A mini `Sun`. */
  disc?: ReactNode
}

type CornerRowProps = {
  /** Above the corners: terms and time. */
  head: ReactNode
  versus: ReactNode
  red: Side
  blue: Side
  isMain?: boolean
  /** Below the corners: the result. */
  children?: ReactNode
}

/** Two sides of a centre line, the red corner first. */
export function CornerRow({ head, versus, red, blue, isMain, children }: CornerRowProps) {
  return (
    <div className={styles.row} data-main={isMain || undefined}>
      <header className="stack gap-1">{head}</header>
      <Corner side={red} corner="red" />
      <span className="title-3 soft">{versus}</span>
      <Corner side={blue} corner="blue" />
      {children && <div>{children}</div>}
    </div>
  )
}

function Corner({ side: { name, note, facts, disc }, corner }: { side: Side; corner: 'red' | 'blue' }) {
  return (
    <div className={styles.corner} data-corner={corner}>
      {disc}
      <div className={styles.words}>
        {note && <p className="note">{note}</p>}
        <h3 className="title-3">{name}</h3>
        <p className="row gap-2">{facts}</p>
      </div>
    </div>
  )
}

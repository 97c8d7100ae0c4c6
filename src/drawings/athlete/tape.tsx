import type { ReactNode } from 'react'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './tape.module.css'

export type TapeRow = {
  measure: string
  red: string
  blue: string
  /** The lengths of the two bars in percent. */
  shares?: readonly [red: number, blue: number]
}

/** `name` is a link. */
type TapeSide = { name: ReactNode; flag: string }

type TapeProps = {
  caption: string
  /** The heading of the central column, for screen readers. */
  measure: string
  red: TapeSide
  blue: TapeSide
  rows: readonly TapeRow[]
}

/** The tale of the tape: two sides around a central column, the red corner first. */
export function Tape({ caption, measure, red, blue, rows }: TapeProps) {
  return (
    <table className={styles.tape}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <Side {...red} />
          <td>
            <span className="visually-hidden">{measure}</span>
          </td>
          <Side {...blue} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ measure, red, blue, shares }) => (
          <tr key={measure}>
            <Figure text={red} share={shares?.[0]} />
            <th scope="row" className="note">
              {measure}
            </th>
            <Figure text={blue} share={shares?.[1]} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Side({ name, flag }: TapeSide) {
  return (
    <th scope="col" className="title-3">
      <span className={`line ${styles.side}`}>
        <Flag src={flag} unknownLabel="" />
        {name}
      </span>
    </th>
  )
}

function Figure({ text, share }: { text: string; share: number | undefined }) {
  return (
    <td>
      {/^[\p{Nd}#]/u.test(text) ? <Ltr>{text}</Ltr> : text}
      {share !== undefined && (
        <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share} height={6} />
        </svg>
      )}
    </td>
  )
}

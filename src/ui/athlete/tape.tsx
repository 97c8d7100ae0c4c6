import type { ReactNode } from 'react'
import styles from './tape.module.css'

type TapeRowProps = {
  measure: ReactNode
  red: ReactNode
  blue: ReactNode
  /** Lengths of the bars, 0 to 100 per cent. */
  shares?: readonly [red: number, blue: number]
}

/** A measure of two sides, from a spine in the middle: a row of a table with `tape.module.css`. */
export function TapeRow({ measure, red, blue, shares }: TapeRowProps) {
  return (
    <tr>
      <td>
        {red}
        {shares && <Bar share={shares[0]} />}
      </td>
      <th scope="row">{measure}</th>
      <td>
        {blue}
        {shares && <Bar share={shares[1]} />}
      </td>
    </tr>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height={6} />
    </svg>
  )
}

import type { ReactNode } from 'react'
import styles from './tape.module.css'

type TapeRowProps = {
  measure: ReactNode
  red: ReactNode
  blue: ReactNode
  /** The lengths of the two bars in percent. */
  shares?: readonly [red: number, blue: number]
}

/** One row of a comparison around a central column, in a table with styles from `tape.module.css`. */
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

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Flag } from '@/ui/flag.tsx'
import layout from '@/ui/layout.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './tape-table.module.css'

type SideTarget =
  | { to: '/player/$playerId'; params: { playerId: string } }
  | { to: '/team/$teamId'; params: { teamId: string } }
type Side = { name: string; flag: string; to: SideTarget }

type TapeTableProps = { caption: string; measure: string; red: Side; blue: Side; children: ReactNode }

/** Two sides, measure by measure, from a spine in the middle: the red corner at the start, the blue one at the end. */
export function TapeTable({ caption, measure, red, blue, children }: TapeTableProps) {
  return (
    <table className={styles.tape}>
      <caption className={layout.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <SideName {...red} />
          </th>
          <td>
            <span className={layout.visuallyHidden}>{measure}</span>
          </td>
          <th scope="col">
            <SideName {...blue} />
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function SideName({ name, flag, to }: Side) {
  return (
    <Link {...to} className={styles.side}>
      <Flag src={flag} unknownLabel="" />
      <span>{name}</span>
    </Link>
  )
}

type TapeRowProps = {
  measure: string
  red: string
  blue: string
  /** How much of their room the bars take, 0 to 100. */
  shares?: readonly [red: number, blue: number]
  /** Figures read left to right in both languages; words do not. */
  isCode?: boolean
}

export function TapeRow({ measure, red, blue, shares, isCode = false }: TapeRowProps) {
  return (
    <tr>
      <td>
        {isCode ? <Ltr>{red}</Ltr> : red}
        {shares && <Bar share={shares[0]} />}
      </td>
      <th scope="row">{measure}</th>
      <td>
        {isCode ? <Ltr>{blue}</Ltr> : blue}
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

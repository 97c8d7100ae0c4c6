import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Flag } from '@/ui/flag.tsx'
import tape from '@/ui/athlete/tape.module.css'
import styles from './tape-table.module.css'

type SideTarget =
  | { to: '/player/$playerId'; params: { playerId: string } }
  | { to: '/team/$teamId'; params: { teamId: string } }
type Side = { name: ReactNode; flag: string; to: SideTarget }

type TapeTableProps = { caption: string; measure: string; red: Side; blue: Side; children: ReactNode }

/** Compares two sides around a central column. The red corner is at the inline start, the blue one at the end. */
export function TapeTable({ caption, measure, red, blue, children }: TapeTableProps) {
  return (
    <table className={tape.tape}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <SideName {...red} />
          </th>
          <td>
            <span className="visually-hidden">{measure}</span>
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
    <Link {...to} className={`inline plain-link ${styles.side}`}>
      <Flag src={flag} unknownLabel="" />
      <span>{name}</span>
    </Link>
  )
}

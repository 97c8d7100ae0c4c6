import type { ReactNode } from 'react'
import layout from '@/ui/layout.module.css'
import styles from './comparison.module.css'

export type ComparisonRow = { id: string; name: ReactNode; cells: readonly ReactNode[] }

type ComparisonProps = {
  caption: string
  /** What the rows are about, then a heading for each column. */
  columns: readonly [ReactNode, ...ReactNode[]]
  rows: readonly ComparisonRow[]
}

/** A table of words. On narrow screens each row's name stands above its cells. */
export function Comparison({ caption, columns, rows }: ComparisonProps) {
  const [topic, ...heads] = columns
  return (
    <table className={styles.comparison} data-columns={heads.length}>
      <caption className={layout.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.topic}>
            {topic}
          </th>
          {heads.map((head, index) => (
            <th key={index} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index}>
                <span className={styles.head} aria-hidden="true">
                  {heads[index]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

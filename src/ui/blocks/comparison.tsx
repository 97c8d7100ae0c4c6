import styles from './comparison.module.css'

type ComparisonProps<Row extends string, Column extends string> = {
  rows: readonly Row[]
  columns: readonly Column[]
  /** The caption, column headings and cells. */
  texts: Record<Column | 'caption' | 'topic', string> & {
    rows: Readonly<Record<Row, Record<Column | 'name', string>>>
  }
}

/** A table of texts. On narrow screens each row's name is above its cells. */
export function Comparison<Row extends string, Column extends string>({
  rows,
  columns,
  texts,
}: ComparisonProps<Row, Column>) {
  return (
    <table className={styles.comparison} data-columns={columns.length}>
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.topic}>
            {texts.topic}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {texts[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{texts.rows[row].name}</th>
            {columns.map((column) => (
              <td key={column}>
                <span className={styles.head} aria-hidden="true">
                  {texts[column]}
                </span>
                {texts.rows[row][column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
          <th scope="col" className="label soft">
            {texts.topic}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="title-3">
              {texts[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row" className="label soft">
              {texts.rows[row].name}
            </th>
            {columns.map((column) => (
              <td key={column}>
                <span className="note" aria-hidden="true">
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

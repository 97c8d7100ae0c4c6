import styles from './stored-data-table.module.css'

export type StoredDataTableTexts = {
  label: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table with two columns: the stored data and its retention period. */
export function StoredDataTable({ label, columns, rows }: StoredDataTableTexts) {
  return (
    <table className={`small ${styles.table}`} aria-label={label}>
      <thead className="label soft">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, until]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Null is an empty cell. */
export type CsvRow = readonly (string | number | null)[]

/** A spreadsheet would read it as a formula. An apostrophe marks it as text. */
const formula = /^[=+\-@\t\r]/

function cell(value: string | number | null | undefined): string {
  if (typeof value !== 'string') return value?.toString() ?? ''
  const text = formula.test(value) ? `'${value}` : value
  return /["\r\n,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, with as many cells in every row. The byte order mark makes spreadsheets read UTF-8. */
export function toCsv(rows: readonly CsvRow[]): string {
  const width = Math.max(...rows.map((row) => row.length))
  const lines = rows.map((row) => Array.from({ length: width }, (_, index) => cell(row[index])).join(','))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

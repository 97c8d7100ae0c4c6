import type { Language } from '@/contract/language.ts'
import { formatDate } from '@/lib/format/format.ts'
import styles from './dated-row.module.css'
import { Row, type RowProps } from './row.tsx'

type DatedRowProps = Omit<RowProps, 'lead'> & {
  /** Null until the visitor's date is known; the space is reserved. */
  date: Date | null
  language: Language
}

/** A row of `Rows` that starts with its day and month. */
export function DatedRow({ date, language, ...row }: DatedRowProps) {
  return (
    <Row
      {...row}
      lead={
        <p className={`grid gap-1 ${styles.date}`}>
          <span className="figure-3">{date ? formatDate(date, language, 'day') : '\u00a0'}</span>
          <span className="label soft">{date ? formatDate(date, language, 'month') : '\u00a0'}</span>
        </p>
      }
    />
  )
}

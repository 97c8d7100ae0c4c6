import styles from '@/ui/blocks/dated-row.module.css'
import { Row, type RowProps } from '@/ui/blocks/row.tsx'
import { VenueDay } from './venue-day.tsx'

type DatedRowProps = Omit<RowProps, 'lead'> & { dayOffset: number }

/** A row of `Rows` that starts with its day and month: events, matches. */
export function DatedRow({ dayOffset, ...row }: DatedRowProps) {
  return (
    <Row
      {...row}
      lead={
        <p className={`grid gap-1 ${styles.date}`}>
          <span className="figure-3">
            <VenueDay dayOffset={dayOffset} format="day" />
          </span>
          <span className="label soft">
            <VenueDay dayOffset={dayOffset} format="month" />
          </span>
        </p>
      }
    />
  )
}

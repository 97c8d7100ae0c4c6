import type { ReactNode } from 'react'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'

type Column = {
  name: ReactNode
  /** What the name is short for. */
  long?: string
  /** How many columns have the name. */
  span?: number
}

type DataTableProps = {
  /** Hidden if a heading says it. */
  caption: string
  isCaptionHidden?: boolean
  columns: readonly Column[]
  className?: string | undefined
  /** The rows become cards on phones, by `className`. */
  hasCards?: boolean
  /** The rows. `key` and `top` of `table.module.css` emphasise a figure and a row. */
  children: ReactNode
}

/** A table of figures. The first column stays visible while the others scroll. */
export function DataTable({
  caption,
  isCaptionHidden = true,
  columns,
  className,
  hasCards = false,
  children,
}: DataTableProps) {
  // Safari drops the roles of a table with another `display`.
  const role = (name: string) => (hasCards ? name : undefined)
  return (
    <ScrollBox label={caption}>
      <table role={role('table')} className={className ? `${table.data} ${className}` : table.data}>
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead role={role('rowgroup')}>
          <tr role={role('row')}>
            {columns.map(({ name, long, span }, index) => (
              <th key={index} role={role('columnheader')} scope={span ? 'colgroup' : 'col'} colSpan={span}>
                {long ? <abbr title={long}>{name}</abbr> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>{children}</tbody>
      </table>
    </ScrollBox>
  )
}

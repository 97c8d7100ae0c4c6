import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { runRate, strikeRate } from '@/lib/cricket/figures.ts'
import { DataTable } from '@/ui/blocks/data-table.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import table from '@/ui/table.module.css'
import styles from '@/drawings/cricket/figures-table.module.css'
import { FigureCell, Unknown } from './unknown.tsx'

const columns = {
  batting: ['batter', 'runs', 'balls', 'fours', 'sixes', 'strikeRate'],
  bowling: ['bowler', 'overs', 'maidens', 'runs', 'wickets', 'economy'],
} as const

type FiguresTableProps = { kind: keyof typeof columns; caption: string; children: ReactNode }

/** The batting or the bowling of a side, recorded or live. All columns fit a phone. */
export function FiguresTable({ kind, caption, children }: FiguresTableProps) {
  const { t } = useTranslation('scores')
  const [who, ...figures] = columns[kind]
  return (
    <DataTable
      caption={caption}
      className={styles.figures}
      columns={[
        { name: t(`columns.${who}`) },
        ...figures.map((name) => ({
          name: t(`columns.${name}`),
          long: t(`columns.${kind === 'bowling' && name === 'runs' ? 'runsConceded' : name}Long`),
        })),
      ]}
    >
      {children}
    </DataTable>
  )
}

type RowProps<Figures> = {
  row: Figures
  isTop?: boolean
  /** The name. */
  children: ReactNode
}

type Batting = Record<'runs' | 'balls' | 'fours' | 'sixes', number | null> & { notOut?: boolean | null }

export function BatterRow({ row, isTop = false, children }: RowProps<Batting>) {
  return (
    <tr className={isTop ? table.top : undefined}>
      <th scope="row">{children}</th>
      <FigureCell className={table.key} value={row.runs} suffix={row.notOut ? '*' : ''} />
      <FigureCell value={row.balls} />
      <FigureCell value={row.fours} />
      <FigureCell value={row.sixes} />
      <FigureCell value={strikeRate(row)} decimals={2} />
    </tr>
  )
}

type Bowling = Record<'maidens' | 'runs' | 'wickets', number | null> & { overs: string | null }

export function BowlerRow({ row, isTop = false, children }: RowProps<Bowling>) {
  return (
    <tr className={isTop ? table.top : undefined}>
      <th scope="row">{children}</th>
      <td>{row.overs === null ? <Unknown /> : <Ltr>{row.overs}</Ltr>}</td>
      <FigureCell value={row.maidens} />
      <FigureCell value={row.runs} />
      <FigureCell className={table.key} value={row.wickets} />
      <FigureCell value={runRate(row)} decimals={2} />
    </tr>
  )
}

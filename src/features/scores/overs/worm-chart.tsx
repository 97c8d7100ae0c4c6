import { directionOf, languageFacts } from '@/contract/language.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { InningsTotal } from '@/content/matches/types.ts'
import type { WormPoint } from '@/lib/cricket/worm.ts'
import {
  compactChart,
  linePath,
  roundUp,
  wideChart,
  xScale,
  yScale,
  type ChartBox,
} from './chart-geometry.ts'
import styles from './overs.module.css'

type WormLine = { total: InningsTotal; points: readonly WormPoint[]; dots: readonly WormPoint[] }

type WormProps = {
  lines: readonly WormLine[]
  label: string
  /** The score between the points is not known. */
  isPartial?: boolean
}

const oversInMatch = 20
const gridStep = 50
/** Line ends closer than this need their labels moved apart. */
const labelHeight = 16

/** Phones get a narrow drawing instead of the wide one. */
export function WormChart(props: WormProps) {
  return (
    <>
      <Drawing {...props} box={wideChart} className={styles.roomy} />
      <Drawing {...props} box={compactChart} className={styles.narrow} />
    </>
  )
}

type DrawingProps = WormProps & { box: ChartBox; className: string | undefined }

function Drawing({ lines, label, isPartial = false, box, className }: DrawingProps) {
  const language = useLanguage()
  const direction = directionOf(language)
  const highest = roundUp(Math.max(...lines.map(({ total }) => total.runs)), gridStep)
  const x = xScale(box, oversInMatch, direction)
  const y = yScale(box, highest)
  const lastOf = ({ points }: WormLine) => points.at(-1) ?? { over: 0, runs: 0 }
  const ends = lines.map((line) => y(lastOf(line).runs))
  const apart = Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) >= labelHeight
  return (
    <svg
      className={`${styles.chart} ${className}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: highest / gridStep }, (_, index) => (index + 1) * gridStep).map((runs) => (
        <g key={runs}>
          <line className={styles.grid} x1={x(0)} x2={x(oversInMatch)} y1={y(runs)} y2={y(runs)} />
          <text x={direction === 'rtl' ? box.width - 4 : 4} y={y(runs) + 4} textAnchor="start">
            {runs}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1={x(0)} x2={x(oversInMatch)} y1={y(0)} y2={y(0)} />
      {[5, 10, 15, 20].map((over) => (
        <text key={over} x={x(over)} y={box.height - 8} textAnchor="middle">
          {over}
        </text>
      ))}
      {lines.map((line, index) => (
        <g key={line.total.team} data-series={index + 1}>
          <path
            className={styles.line}
            d={linePath(line.points, x, y)}
            data-partial={isPartial || undefined}
          />
          {line.dots.map(({ over, runs }) => (
            <circle key={over} className={styles.dot} cx={x(over)} cy={y(runs)} r={5} />
          ))}
          <text
            className={styles.end}
            x={x(oversInMatch) + (direction === 'rtl' ? -8 : 8)}
            y={y(lastOf(line).runs) + 4 + (apart ? 0 : index === 0 ? -labelHeight / 2 : labelHeight / 2)}
            textAnchor="start"
          >
            {languageFacts[language].script === 'latin'
              ? line.total.team
              : seriesTeams[line.total.team].name[language]}
          </text>
        </g>
      ))}
    </svg>
  )
}

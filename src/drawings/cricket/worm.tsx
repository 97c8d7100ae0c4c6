import type { WormPoint } from '@/lib/cricket/worm.ts'
import { Chart } from './chart.tsx'
import { linePath, roundUp, xScale, yScale, type ChartBox } from './chart-geometry.ts'
import styles from './chart.module.css'

export type WormLine = {
  /** At the end of the line. */
  name?: string
  points: readonly WormPoint[]
  dots: readonly WormPoint[]
}

type WormProps = {
  lines: readonly WormLine[]
  overs: number
  /** What the scale has room for. */
  runs: number
  label: string
  direction: 'ltr' | 'rtl'
}

const gridStep = 50
/** Line ends closer than this need their labels moved apart. */
const labelHeight = 16
/** Space after the last over, for lines without names. */
const shortEnd = 12

/** The score of both sides after each over. */
export function Worm({ label, ...drawing }: WormProps) {
  return <Chart label={label}>{(box) => <Drawing {...drawing} box={box} />}</Chart>
}

type DrawingProps = Omit<WormProps, 'label'> & { box: ChartBox }

function Drawing({ lines, overs, runs, direction, box }: DrawingProps) {
  const highest = roundUp(runs, gridStep)
  const x = xScale(lines.some(({ name }) => name) ? box : { ...box, end: shortEnd }, overs, direction)
  const y = yScale(box, highest)
  const ends = lines.map(({ points }) => y(points.at(-1)?.runs ?? 0))
  const apart = Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) >= labelHeight
  return (
    <>
      {Array.from({ length: highest / gridStep }, (_, index) => (index + 1) * gridStep).map((mark) => (
        <g key={mark}>
          <line className={styles.grid} x1={x(0)} x2={x(overs)} y1={y(mark)} y2={y(mark)} />
          <text x={direction === 'rtl' ? box.width - 4 : 4} y={y(mark) + 4} textAnchor="start">
            {mark}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1={x(0)} x2={x(overs)} y1={y(0)} y2={y(0)} />
      {[1, 2, 3, 4].map((quarter) => (
        <text key={quarter} x={x((overs * quarter) / 4)} y={box.height - 8} textAnchor="middle">
          {Math.round((overs * quarter) / 4)}
        </text>
      ))}
      {lines.map(({ name, points, dots }, index) => (
        <g key={index} data-series={index + 1}>
          <path className={styles.line} d={linePath(points.map(({ over, runs }) => [x(over), y(runs)]))} />
          {dots.map((dot) => (
            <circle key={dot.over} className={styles.dot} cx={x(dot.over)} cy={y(dot.runs)} r={5} />
          ))}
          {name && (
            <text
              className={styles.end}
              x={x(overs) + (direction === 'rtl' ? -8 : 8)}
              y={(ends[index] ?? 0) + 4 + (apart ? 0 : index === 0 ? -labelHeight / 2 : labelHeight / 2)}
              textAnchor="start"
            >
              {name}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

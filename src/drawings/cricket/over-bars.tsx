import { Chart } from './chart.tsx'
import { wideChart, xScale, type ChartBox } from './chart-geometry.ts'
import styles from './chart.module.css'

type OverBarsProps = {
  /** Runs and wickets of each over. */
  sides: readonly { short: string; runs: readonly number[]; wickets: readonly number[] }[]
  overs: number
  label: string
  direction: 'ltr' | 'rtl'
}

/** Half the height of the middle band with the over numbers. */
const band = 11
const dotRadius = 4

/** Runs per over: the first innings upwards, the second downwards. */
export function OverBars({ label, ...drawing }: OverBarsProps) {
  return <Chart label={label}>{(box) => <Drawing {...drawing} box={box} />}</Chart>
}

function Drawing({ sides, overs, direction, box }: Omit<OverBarsProps, 'label'> & { box: ChartBox }) {
  const middle = box.height / 2
  const room = middle - band - box.top - dotRadius * 2
  const highest = Math.max(...sides.flatMap(({ runs }) => runs), 1)
  const x = xScale(box, overs, direction)
  const width = (Math.abs(x(1) - x(0)) * 3) / 5
  return (
    <>
      {Array.from({ length: overs }, (_, index) => index + 1)
        .filter((over) => box === wideChart || over % 5 === 0)
        .map((over) => (
          <text key={over} x={x(over - 0.5)} y={middle + 4} textAnchor="middle">
            {over}
          </text>
        ))}
      {sides.map(({ short, runs, wickets }, side) => {
        const away = side === 0 ? -1 : 1
        const foot = middle + away * band
        return (
          <g key={side} data-series={side + 1}>
            {runs.map((ofOver, index) => {
              const height = (room * ofOver) / highest
              return (
                // The index is the over's number, which identifies it.
                <g key={index}>
                  <rect
                    className={styles.bar}
                    x={x(index + 0.5) - width / 2}
                    y={away < 0 ? foot - height : foot}
                    width={width}
                    height={height}
                  />
                  {(wickets[index] ?? 0) > 0 && (
                    <circle
                      className={styles.wicket}
                      cx={x(index + 0.5)}
                      cy={foot + away * (height + dotRadius + 4)}
                      r={dotRadius}
                    />
                  )}
                </g>
              )
            })}
            <text
              className={styles.end}
              x={x(overs) + (direction === 'rtl' ? -8 : 8)}
              y={middle + away * (band + room / 3) + 4}
              textAnchor="start"
            >
              {short}
            </text>
          </g>
        )
      })}
    </>
  )
}

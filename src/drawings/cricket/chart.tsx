import type { ReactNode } from 'react'
import { compactChart, wideChart, type ChartBox } from './chart-geometry.ts'
import styles from './chart.module.css'

type ChartProps = { label: string; children: (box: ChartBox) => ReactNode }

/** Phones get a narrow drawing instead of the wide one. */
export function Chart({ label, children }: ChartProps) {
  return [wideChart, compactChart].map((box) => (
    <svg
      key={box.width}
      className={`${styles.chart} ${box === wideChart ? 'wide-only' : 'narrow-only'}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      {children(box)}
    </svg>
  ))
}

/** The colours of both sides. */
export function ChartKey({ sides }: { sides: readonly ReactNode[] }) {
  return (
    <p className="row">
      {sides.map((side, index) => (
        <span key={index} className={`inline gap-2 ${styles.key}`} data-series={index + 1}>
          {side}
        </span>
      ))}
    </p>
  )
}

import type { ReactNode } from 'react'
import { xScale, yScale } from './cricket/chart-geometry.ts'
import {
  areaPath,
  compactLine,
  splitStretches,
  wideLine,
  winLinePath,
  type LineBox,
  type ChancePoint,
} from './win-line-geometry.ts'
import styles from './win-line.module.css'

type Line = {
  rounds: number
  roundMinutes: number
  moments: readonly ChancePoint[]
  /** The moment with the second corner's highest chance. */
  peak: ChancePoint
  knockout: ChancePoint
  direction: 'ltr' | 'rtl'
  texts: {
    /** The alt text. */
    drawing: string
    rounds: readonly string[]
    peak: string
    knockout: string
  }
}

type WinLineProps = Line & {
  first: ReactNode
  second: ReactNode
  caption: ReactNode
  /** Below the chart. */
  children: ReactNode
}

/** Win probability over a bout, drawn once for wide and once for narrow screens. */
export function WinLine({ first, second, caption, children, ...line }: WinLineProps) {
  return (
    <figure>
      <figcaption className={`row ends ${styles.caption}`}>
        <b className="inline" data-corner="a">
          {first}
        </b>
        <span className="label soft">{caption}</span>
        <b className="inline" data-corner="b">
          {second}
        </b>
      </figcaption>
      <Drawing {...line} box={wideLine} className="wide-only" />
      <Drawing {...line} box={compactLine} className="narrow-only" />
      {children}
    </figure>
  )
}

const awayFromLine = 32

function Drawing({
  rounds,
  roundMinutes,
  moments,
  peak,
  knockout,
  direction,
  texts,
  box,
  className,
}: Line & { box: LineBox; className: string }) {
  const x = xScale(box, rounds * roundMinutes, direction)
  // High chances of the first corner are at the top, those of the second at the bottom.
  const y = yScale(box, 100)
  const beforeEnd = (box.dot + 12) * (direction === 'rtl' ? 1 : -1)
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={texts.drawing}
    >
      {texts.rounds.map((text, index) => (
        <g key={text}>
          <line
            className={styles.grid}
            x1={x(index * roundMinutes)}
            x2={x(index * roundMinutes)}
            y1={y(100)}
            y2={y(0)}
          />
          <text x={x((index + 0.5) * roundMinutes)} y={box.height - 14} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {splitStretches([...moments, knockout]).map(({ corner, points }) => (
        <g key={points[0]?.minute} data-corner={corner}>
          <path className={styles.area} d={areaPath(points, x, y)} />
          <path className={styles.line} d={winLinePath(points, x, y)} />
        </g>
      ))}
      <line
        className={styles.level}
        x1={x(0)}
        x2={x(rounds * roundMinutes)}
        y1={y(50)}
        y2={y(50)}
        strokeDasharray="4 6"
      />
      <circle className={styles.end} cx={x(knockout.minute)} cy={y(knockout.chance)} r={box.dot} />
      <text className={styles.word} x={x(peak.minute)} y={y(peak.chance) + awayFromLine} textAnchor="middle">
        {texts.peak}
      </text>
      <text
        className={styles.word}
        x={x(knockout.minute) + beforeEnd}
        y={y(knockout.chance) + 6}
        textAnchor="end"
      >
        {texts.knockout}
      </text>
    </svg>
  )
}

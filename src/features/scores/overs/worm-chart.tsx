import { useTranslation } from 'react-i18next'
import { languageFacts } from '@/contract/language.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { linePath, roundUp, wicketsPerOver, xScale, yScale, type ChartBox } from './chart-geometry.ts'
import { buildWorm } from '@/lib/cricket/worm.ts'
import type { OverSeries } from './over-series.ts'
import styles from './overs.module.css'

type WormChartProps = OverSeries & {
  box: ChartBox
  direction: 'ltr' | 'rtl'
  className: string | undefined
}

const oversInMatch = 20
const gridStep = 50
/** Line ends closer than this need their labels moved apart. */
const labelHeight = 16

export function WormChart({ innings, perOver, falls, box, direction, className }: WormChartProps) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const highest = roundUp(Math.max(...innings.map(({ runs }) => runs)), gridStep)
  const x = xScale(box, oversInMatch, direction)
  const y = yScale(box, highest)
  const lines = innings.map((total, index) => {
    const series = index === 0 ? perOver[0] : perOver[1]
    const points = buildWorm(series, total)
    const dots = wicketsPerOver(index === 0 ? falls[0] : falls[1], series.length).flatMap((wickets, over) => {
      const point = points[over + 1]
      return wickets > 0 && point ? [point] : []
    })
    return { total, points, dots, last: points.at(-1) ?? { over: 0, runs: 0 } }
  })
  const ends = lines.map(({ last }) => y(last.runs))
  const apart = Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) >= labelHeight
  return (
    <svg
      className={`${styles.chart} ${className}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={t('overs.wormLabel', {
        first: `${seriesTeams[innings[0].team].name[language]} ${scoreText(innings[0])}`,
        second: `${seriesTeams[innings[1].team].name[language]} ${scoreText(innings[1])}`,
      })}
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
      {lines.map(({ total, points, dots, last }, index) => (
        <g key={total.team} data-series={index + 1}>
          <path className={styles.line} d={linePath(points, x, y)} />
          {dots.map(({ over, runs }) => (
            <circle key={over} className={styles.dot} cx={x(over)} cy={y(runs)} r={5} />
          ))}
          <text
            className={styles.end}
            x={x(oversInMatch) + (direction === 'rtl' ? -8 : 8)}
            y={y(last.runs) + 4 + (apart ? 0 : index === 0 ? -labelHeight / 2 : labelHeight / 2)}
            textAnchor="start"
          >
            {languageFacts[language].script === 'latin' ? total.team : seriesTeams[total.team].name[language]}
          </text>
        </g>
      ))}
    </svg>
  )
}

import { useTranslation } from 'react-i18next'
import { languageFacts } from '@/contract/language.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { wicketsPerOver, xScale, type ChartBox } from './chart-geometry.ts'
import type { OverSeries } from './chart-geometry.ts'
import styles from './overs.module.css'

type RunChartProps = OverSeries & {
  box: ChartBox
  direction: 'ltr' | 'rtl'
  className: string | undefined
}

const oversInMatch = 20
/** Half the height of the middle band with the over numbers. */
const band = 11
const dotRadius = 4

/** Runs per over: the first innings upwards, the second downwards. */
export function RunChart({ innings, perOver, falls, box, direction, className }: RunChartProps) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const middle = box.height / 2
  const room = middle - band - box.top - dotRadius * 2
  const highest = Math.max(...perOver.flat(), 1)
  const x = xScale(box, oversInMatch, direction)
  const width = (Math.abs(x(1) - x(0)) * 3) / 5
  const isNarrow = box.width < 500
  return (
    <svg
      className={`${styles.chart} ${className}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={t('overs.barsLabel', {
        first: seriesTeams[innings[0].team].name[language],
        second: seriesTeams[innings[1].team].name[language],
        highest,
      })}
    >
      {Array.from({ length: oversInMatch }, (_, index) => index + 1)
        .filter((over) => !isNarrow || over % 5 === 0)
        .map((over) => (
          <text key={over} x={x(over - 0.5)} y={middle + 4} textAnchor="middle">
            {over}
          </text>
        ))}
      {perOver.map((series, side) => {
        const away = side === 0 ? -1 : 1
        const wickets = wicketsPerOver(side === 0 ? falls[0] : falls[1], series.length)
        const total = side === 0 ? innings[0] : innings[1]
        return (
          <g key={total.team} data-series={side + 1}>
            {series.map((runs, index) => {
              const height = (room * runs) / highest
              const foot = middle + away * band
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
              x={x(oversInMatch) + (direction === 'rtl' ? -8 : 8)}
              y={middle + away * (band + room / 3) + 4}
              textAnchor="start"
            >
              {languageFacts[language].script === 'latin'
                ? total.team
                : seriesTeams[total.team].name[language]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

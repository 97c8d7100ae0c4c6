import { useTranslation } from 'react-i18next'
import { directionOf } from '@/contract/language.ts'
import {
  linePath,
  compactChart,
  wideChart,
  roundUp,
  xScale,
  yScale,
  type ChartBox,
} from '../overs/chart-geometry.ts'
import chart from '../overs/overs.module.css'
import type { FeedMatch, FeedTeam } from '@/platform/live-scores/feed.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { buildWorm } from '@/lib/cricket/worm.ts'
import { scoreOf } from '@/shared/live/live-figures.ts'
import { OversAsTable } from '../overs/overs-as-table.tsx'
import styles from './live.module.css'

const gridStep = 50
/** The names are above the chart, so the line ends need no space for labels. */
const shortEnd = 12

/** Both innings so far. The space is reserved before the first over. */
export function LiveWorm({ match }: { match: FeedMatch }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const sides = match.teams.map(({ name, innings: [innings] }) => {
    return { name: name[language], runs: innings?.perOver ?? [] }
  })
  return (
    <div className={styles.worm}>
      <h3>{t('worm')}</h3>
      <p className="row">
        {match.teams.map((side, index) => (
          <span key={index} className={`inline gap-2 ${chart.key}`} data-series={index + 1}>
            <bdi>{side.name[language]}</bdi>
          </span>
        ))}
      </p>
      <Drawing match={match} box={{ ...wideChart, end: shortEnd }} className={chart.roomy} />
      <Drawing match={match} box={{ ...compactChart, end: shortEnd }} className={chart.narrow} />
      <OversAsTable sides={sides} overs={Math.max(...sides.map(({ runs }) => runs.length))} />
    </div>
  )
}

type DrawingProps = { match: FeedMatch; box: ChartBox; className: string | undefined }

function Drawing({ match: { teams, oversPerSide, live }, box, className }: DrawingProps) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const direction = directionOf(language)
  const sideText = (side: FeedTeam) => `${side.name[language]} ${leftToRight(scoreOf(side) ?? '\u2013')}`
  const most = Math.max(live?.target ?? 0, ...teams.map(({ innings: [innings] }) => innings?.runs ?? 0))
  const highest = roundUp(most, gridStep)
  const x = xScale(box, oversPerSide, direction)
  const y = yScale(box, highest)
  return (
    <svg
      className={`${chart.chart} ${className}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={t('wormLabel', { first: sideText(teams[0]), second: sideText(teams[1]) })}
    >
      {Array.from({ length: highest / gridStep }, (_, index) => (index + 1) * gridStep).map((runs) => (
        <g key={runs}>
          <line className={chart.grid} x1={x(0)} x2={x(oversPerSide)} y1={y(runs)} y2={y(runs)} />
          <text x={direction === 'rtl' ? box.width - 4 : 4} y={y(runs) + 4} textAnchor="start">
            {runs}
          </text>
        </g>
      ))}
      <line className={chart.axis} x1={x(0)} x2={x(oversPerSide)} y1={y(0)} y2={y(0)} />
      {[1, 2, 3, 4].map((quarter) => (
        <text key={quarter} x={x((oversPerSide * quarter) / 4)} y={box.height - 8} textAnchor="middle">
          {Math.round((oversPerSide * quarter) / 4)}
        </text>
      ))}
      {teams.map(({ innings: [innings] }, index) => {
        if (!innings?.perOver) return null
        const points = buildWorm(innings.perOver, innings)
        const last = points.at(-1)
        if (!last || last.over === 0) return null
        return (
          <g key={index} data-series={index + 1}>
            <path className={chart.line} d={linePath(points, x, y)} />
            <circle className={chart.dot} cx={x(last.over)} cy={y(last.runs)} r={4} />
          </g>
        )
      })}
    </svg>
  )
}

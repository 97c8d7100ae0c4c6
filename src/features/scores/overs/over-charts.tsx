import { useTranslation } from 'react-i18next'
import { seriesTeams } from '@/content/matches/series.ts'
import { directionOf } from '@/contract/language.ts'
import { buildWorm } from '@/lib/cricket/worm.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { compactChart, wicketsPerOver, wideChart } from './chart-geometry.ts'
import type { OverSeries } from './chart-geometry.ts'
import styles from './overs.module.css'
import { RunChart } from './run-chart.tsx'
import { WormChart } from './worm-chart.tsx'
import { OversAsTable } from './overs-as-table.tsx'

/** The chase as a worm, the overs as bars, and both as a table. */
export function OverCharts(props: OverSeries) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const direction = directionOf(language)
  const [first, second] = props.innings
  const undrawn = props.falls.flat().filter(({ over }) => over === null).length
  return (
    <div className="grid gap-5">
      <p className="row">
        {props.innings.map((total, index) => (
          <span key={total.team} className={`inline gap-2 ${styles.key}`} data-series={index + 1}>
            {seriesTeams[total.team].name[language]} <Ltr numeral>{total.runs}</Ltr>
          </span>
        ))}
      </p>
      <section>
        <h3>{t('overs.chase')}</h3>
        <p className="note">{t('overs.chaseHint')}</p>
        <WormChart
          lines={props.innings.map((total, index) => {
            const side = index === 0 ? 0 : 1
            const perOver = props.perOver[side]
            const points = buildWorm(perOver, total)
            const dots = wicketsPerOver(props.falls[side], perOver.length).flatMap((wickets, over) => {
              const point = points[over + 1]
              return wickets > 0 && point ? [point] : []
            })
            return { total, points, dots }
          })}
          label={t('overs.wormLabel', {
            first: `${seriesTeams[first.team].name[language]} ${scoreText(first)}`,
            second: `${seriesTeams[second.team].name[language]} ${scoreText(second)}`,
          })}
        />
      </section>
      <section>
        <h3>{t('overs.byOver')}</h3>
        <p className="note">{t('overs.byOverHint')}</p>
        <RunChart {...props} box={wideChart} direction={direction} className={styles.roomy} />
        <RunChart {...props} box={compactChart} direction={direction} className={styles.narrow} />
      </section>
      {undrawn > 0 && <p className="note">{t('overs.undrawn', { count: undrawn })}</p>}
      <OversTable {...props} />
    </div>
  )
}

/** Contains the same figures as the charts. */
function OversTable({ innings, perOver, falls }: OverSeries) {
  const language = useLanguage()
  const sides = innings.map(({ team }, index) => {
    const side = index === 0 ? 0 : 1
    const runs = perOver[side]
    return {
      name: seriesTeams[team].name[language],
      runs,
      wickets: wicketsPerOver(falls[side], runs.length),
    }
  })
  return <OversAsTable sides={sides} overs={20} />
}

import { useTranslation } from 'react-i18next'
import { seriesTeams } from '@/content/matches/series.ts'
import { directionOf } from '@/contract/language.ts'
import { ChartKey } from '@/drawings/cricket/chart.tsx'
import { wicketsPerOver } from '@/drawings/cricket/chart-geometry.ts'
import { OverBars } from '@/drawings/cricket/over-bars.tsx'
import { Worm } from '@/drawings/cricket/worm.tsx'
import { buildWorm } from '@/lib/cricket/worm.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { shortNameOf } from '@/shared/cricket/team-name.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import type { SideCard } from './illustrated-overs-table.tsx'
import { OversAsTable } from '@/shared/cricket/overs-as-table.tsx'

const overs = 20

/** The chase as a worm, the overs as bars, and both as a table. */
export function OverCharts({ innings }: { innings: readonly [SideCard, SideCard] }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const direction = directionOf(language)
  const sides = innings.map(({ total, card: { perOver, falls } }) => ({
    total,
    name: seriesTeams[total.team].name[language],
    short: shortNameOf(seriesTeams[total.team], language),
    runs: perOver ?? [],
    wickets: wicketsPerOver(falls, perOver?.length ?? 0),
  }))
  const texts = sides.map(({ name, total }) => `${name} ${scoreText(total)}`)
  const undrawn = innings.flatMap(({ card }) => card.falls).filter(({ over }) => over === null).length
  return (
    <div className="grid gap-5">
      <ChartKey
        sides={sides.map(({ name, total }) => (
          <>
            {name} <Ltr numeral>{total.runs}</Ltr>
          </>
        ))}
      />
      <section>
        <h3>{t('overs.chase')}</h3>
        <p className="note">{t('overs.chaseHint')}</p>
        <Worm
          overs={overs}
          runs={Math.max(...sides.map(({ total }) => total.runs))}
          direction={direction}
          label={t('overs.wormLabel', { first: texts[0], second: texts[1] })}
          lines={sides.map(({ short, total, runs, wickets }) => {
            const points = buildWorm(runs, total)
            return { name: short, points, dots: points.filter((_, over) => (wickets[over - 1] ?? 0) > 0) }
          })}
        />
      </section>
      <section>
        <h3>{t('overs.byOver')}</h3>
        <p className="note">{t('overs.byOverHint')}</p>
        <OverBars
          {...{ sides, overs, direction }}
          label={t('overs.barsLabel', {
            first: sides[0]?.name,
            second: sides[1]?.name,
            highest: Math.max(...sides.flatMap(({ runs }) => runs)),
          })}
        />
      </section>
      {undrawn > 0 && <p className="note">{t('overs.undrawn', { count: undrawn })}</p>}
      <OversAsTable sides={sides} overs={overs} />
    </div>
  )
}

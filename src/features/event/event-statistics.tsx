import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { isCombat } from '@/content/sports.ts'
import { clockText } from '@/lib/format/clock-text.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import { Stats, type Stat } from '@/ui/stats.tsx'
import {
  boutLengths,
  combatBouts,
  countFinishes,
  isDecided,
  methodParts,
  recordParts,
} from './card-figures.ts'
import { DonutChart } from './donut-chart.tsx'
import { sidesOf } from '@/content/bouts/sides.ts'
import styles from './event-statistics.module.css'

/** Statistics of the event's results, or of the participants' records before there are any results. */
export function EventStatistics({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'common'])
  const card = cardOf(event.id)
  const results = card.filter(isDecided)
  const isOver = results.length > 0
  const parts = isOver ? methodParts(results) : recordParts(sidesOf(card).map(({ record }) => record))
  const lead = isCombat(event.sport) ? 'statistics.broughtLead' : 'statistics.broughtTeamLead'
  const hideable = (figures: ReactNode) =>
    isOver ? (
      <HiddenScore of={hiddenScoreId('event', event.id)} label={t('common:hideScores.showAll')} isTall>
        {figures}
      </HiddenScore>
    ) : (
      figures
    )
  return (
    <>
      {parts.length > 0 && (
        <section aria-labelledby="split">
          <h2 id="split">{t(isOver ? 'statistics.decided' : 'statistics.brought')}</h2>
          <p className={`soft ${styles.lead}`}>
            {isOver ? t('statistics.decidedLead', { count: results.length }) : t(lead)}
          </p>
          {hideable(<DonutChart parts={parts} />)}
        </section>
      )}
      <section className="grid gap-4" aria-labelledby="figures">
        <h2 id="figures">{t('statistics.figures')}</h2>
        {hideable(<Stats stats={useFigures(event)} />)}
      </section>
    </>
  )
}

function useFigures(event: SportsEvent): Stat[] {
  const { t } = useTranslation('event')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const card = cardOf(event.id)
  const fought = combatBouts(card)
  const results = card.filter(isDecided).length
  const titles = fought.filter(({ isTitle }) => isTitle).length
  const lengths = boutLengths(card, event.sport)
  const isPast = event.status === 'past'
  return [
    ...(card.length > 0
      ? [
          {
            label: t(isCombat(event.sport) ? 'statistics.bouts' : 'statistics.matches'),
            figure: number(card.length),
          },
        ]
      : []),
    ...(titles > 0 ? [{ label: t('statistics.titles'), figure: number(titles) }] : []),
    ...(results > 0 && results < card.length
      ? [{ label: t('statistics.resultsIn'), figure: `${number(results)}/${number(card.length)}` }]
      : []),
    ...(fought.length > 0 && results > 0
      ? [{ label: t('statistics.finishes'), figure: number(countFinishes(card)) }]
      : []),
    ...(fought.length > 0 && results === 0
      ? [
          {
            label: t('statistics.scheduledRounds'),
            figure: number(fought.reduce((sum, { rounds }) => sum + rounds, 0)),
          },
        ]
      : []),
    ...(lengths
      ? [
          { label: t('statistics.averageLength'), figure: clockText(lengths.average) },
          { label: t('statistics.shortest'), figure: clockText(lengths.shortest) },
          { label: t('statistics.longest'), figure: clockText(lengths.longest) },
        ]
      : []),
    { label: t(isPast ? 'facts.attendance' : 'facts.crowd'), figure: number(event.attendance) },
  ]
}

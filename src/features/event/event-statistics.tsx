import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { methodParts, recordParts } from '@/content/bouts/parts.ts'
import { Ring } from '@/drawings/ring.tsx'
import { isCombat } from '@/content/sports.ts'
import { clockText } from '@/lib/format/clock-text.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import { Stats, type Stat } from '@/ui/stats.tsx'
import { boutLengths, combatBouts, countFinishes, isDecided } from './card-figures.ts'
import { sidesOf } from '@/content/bouts/sides.ts'

/** Statistics of the event's results, or of the participants' records before there are any results. */
export function EventStatistics({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo', 'common'])
  const language = useLanguage()
  const card = cardOf(event.id, useNow())
  const results = card.filter(isDecided)
  const isOver = results.length > 0
  const parts = isOver ? methodParts(results) : recordParts(sidesOf(card).map(({ record }) => record))
  const total = parts.reduce((sum, { count }) => sum + count, 0)
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
        <section className="stack" aria-labelledby="split">
          <h2 id="split" className="title-2">
            {t(isOver ? 'statistics.decided' : 'statistics.brought')}
          </h2>
          <p className="soft">{isOver ? t('statistics.decidedLead', { count: results.length }) : t(lead)}</p>
          {hideable(
            <Ring
              figure={formatNumber(total, language)}
              parts={parts.map((part) => ({ ...part, label: t(`demo:parts.${part.name}`) }))}
              language={language}
            />,
          )}
        </section>
      )}
      <section className="stack" aria-labelledby="figures">
        <h2 id="figures" className="title-2">
          {t('statistics.figures')}
        </h2>
        {hideable(<Stats stats={useFigures(event)} />)}
      </section>
    </>
  )
}

function useFigures(event: SportsEvent): Stat[] {
  const { t } = useTranslation('event')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const card = cardOf(event.id, useNow())
  const fought = combatBouts(card)
  const results = card.filter(isDecided).length
  const titles = fought.filter(({ isTitle }) => isTitle).length
  const lengths = boutLengths(card, event.sport)
  const isPast = event.status === 'past'
  const rounds = fought.reduce((sum, each) => sum + each.rounds, 0)
  const figures: [label: string, figure: string | false | null][] = [
    [
      t(isCombat(event.sport) ? 'statistics.bouts' : 'statistics.matches'),
      card.length > 0 && number(card.length),
    ],
    [t('statistics.titles'), titles > 0 && number(titles)],
    [
      t('statistics.resultsIn'),
      results > 0 && results < card.length && `${number(results)}/${number(card.length)}`,
    ],
    [t('statistics.finishes'), fought.length > 0 && results > 0 && number(countFinishes(card))],
    [t('statistics.scheduledRounds'), fought.length > 0 && results === 0 && number(rounds)],
    [t('statistics.averageLength'), lengths && clockText(lengths.average)],
    [t('statistics.shortest'), lengths && clockText(lengths.shortest)],
    [t('statistics.longest'), lengths && clockText(lengths.longest)],
    [t(isPast ? 'facts.attendance' : 'facts.crowd'), number(event.attendance)],
  ]
  return figures.flatMap(([label, figure]) => (figure ? { label, figure } : []))
}

import { useTranslation } from 'react-i18next'
import type { InningsCard } from '@/content/matches/types.ts'
import { OverCharts } from './over-charts.tsx'
import { IllustratedOvers } from './illustrated-overs-list.tsx'
import type { InningsPair } from './over-series.ts'

type OversViewProps = { innings: InningsPair; cards: readonly [InningsCard, InningsCard] }

/** Charts if every over is known. Otherwise an even rate between the known scores, labelled as an illustration. */
export function OversView({ innings, cards }: OversViewProps) {
  const { t } = useTranslation('scores')
  const [first, second] = cards
  if (first.perOver && second.perOver) {
    return (
      <OverCharts
        innings={innings}
        perOver={[first.perOver, second.perOver]}
        falls={[first.falls, second.falls]}
      />
    )
  }
  return (
    <>
      <p>{t('overs.unknown')}</p>
      {innings.map((total, index) => (
        <IllustratedOvers key={total.team} total={total} card={index === 0 ? first : second} />
      ))}
    </>
  )
}

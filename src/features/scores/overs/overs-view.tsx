import type { InningsCard } from '@/content/matches/types.ts'
import { OverCharts } from './over-charts.tsx'
import { IllustratedOvers } from './illustrated-overs-table.tsx'
import type { InningsPair } from './over-series.ts'

type OversViewProps = { innings: InningsPair; cards: readonly [InningsCard, InningsCard] }

/** Charts if every over is known. Otherwise a table, labelled as an illustration. */
export function OversView({ innings, cards }: OversViewProps) {
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
  return <IllustratedOvers innings={innings} cards={cards} />
}

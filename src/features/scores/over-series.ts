import type { FallOfWicket, InningsTotal } from '@/content/matches/types.ts'

export type InningsPair = readonly [InningsTotal, InningsTotal]

/** What every drawing of the overs is made of: both innings, runs per over, and when the wickets fell. */
export type OverSeries = {
  innings: InningsPair
  perOver: readonly [readonly number[], readonly number[]]
  falls: readonly [readonly FallOfWicket[], readonly FallOfWicket[]]
}

import type { FallOfWicket, InningsTotal } from '@/content/matches/types.ts'

export type InningsPair = readonly [InningsTotal, InningsTotal]

/** The data of the over charts: both innings, runs per over, and the fall of wickets. */
export type OverSeries = {
  innings: InningsPair
  perOver: readonly [readonly number[], readonly number[]]
  falls: readonly [readonly FallOfWicket[], readonly FallOfWicket[]]
}

import { loadScorecard } from 'virtual:matches/scorecards'
import { results } from 'virtual:matches/results'
import type { InningsCard, InningsTotal } from '@/content/matches/types.ts'

export type KnownInnings = { name: string; total: InningsTotal; card: InningsCard }

/** The ten innings of the page, each with its total and its scorecard. */
export async function knownInnings(): Promise<KnownInnings[]> {
  const pairs = await Promise.all(
    results.map(async ({ id, innings }) => {
      const { scorecard } = await loadScorecard[id]()
      return ([0, 1] as const).map((index) => {
        const total = innings[index]
        return { name: `${total.team}, ${id}`, total, card: scorecard.innings[index] }
      })
    }),
  )
  return pairs.flat()
}

/** The sum of a column. Unknown values count as zero. */
export function sumOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

export function isKnown(value: number | null): value is number {
  return value !== null
}

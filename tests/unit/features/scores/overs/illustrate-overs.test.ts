import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { InningsCard } from '@/content/matches/types.ts'
import { countBalls, cumulative } from '@/lib/cricket/figures.ts'
import { illustrateOvers } from '@/features/scores/overs/illustrate-overs.ts'
import { propertyOptions } from '../../../../support/property-test.ts'

type Known = Pick<InningsCard, 'checkpoints' | 'singleOvers'>

function expectToAgree(
  perOver: number[],
  total: { runs: number; overs: `${number}.${number}` },
  known: Known,
) {
  const scores = cumulative(perOver)
  expect(perOver).toHaveLength(Math.ceil(countBalls(total.overs) / 6))
  expect(scores.at(-1)).toBe(total.runs)
  expect(perOver.every((runs) => Number.isInteger(runs) && runs >= 0)).toBe(true)
  for (const { afterOver, runs } of known.checkpoints) expect(scores[afterOver - 1]).toBe(runs)
  for (const { over, runs } of known.singleOvers) expect(perOver[over - 1]).toBe(runs)
}

it('illustrateOvers › matches all known scores of any innings', () => {
  fc.assert(
    fc.property(anyInnings, ({ total, known }) => {
      expectToAgree(illustrateOvers(total, known), total, known)
    }),
    { ...propertyOptions, numRuns: 300 },
  )
})

/** A random innings with only some of its scores and overs known. */
const anyInnings = fc
  .record({
    played: fc.array(fc.nat({ max: 36 }), { minLength: 1, maxLength: 20 }),
    ballsInLast: fc.integer({ min: 1, max: 6 }),
    knownScores: fc.uniqueArray(fc.integer({ min: 1, max: 20 })),
    knownOvers: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 5 }),
  })
  .map(({ played, ballsInLast, knownScores, knownOvers }) => {
    const scores = cumulative(played)
    const isPlayed = (over: number) => over <= played.length
    const overs: `${number}.${number}` =
      ballsInLast === 6 ? `${played.length}.0` : `${played.length - 1}.${ballsInLast}`
    return {
      total: { runs: scores.at(-1) ?? 0, overs },
      known: {
        checkpoints: knownScores
          .filter(isPlayed)
          .toSorted((a, b) => a - b)
          .map((afterOver) => ({ afterOver, runs: scores[afterOver - 1] ?? 0, wickets: 0 })),
        singleOvers: knownOvers.filter(isPlayed).map((over) => ({ over, runs: played[over - 1] ?? 0 })),
      },
    }
  })

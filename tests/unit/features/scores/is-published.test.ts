import { describe, expect, it } from 'vitest'
import type { BattingRow, BowlingRow } from '@/content/matches/types.ts'
import { isPublished } from '@/features/scores/is-published.ts'

const batter: BattingRow = {
  player: 'karim-janat',
  runs: null,
  balls: null,
  fours: null,
  sixes: null,
  notOut: null,
  dismissal: null,
}
const bowler: BowlingRow = { player: 'rashid-khan', overs: null, maidens: null, runs: null, wickets: null }

describe('isPublished', () => {
  it.each([batter, { ...batter, notOut: false }, bowler])(
    'returns false for a row without any figure: %j',
    (row) => {
      expect(isPublished(row)).toBe(false)
    },
  )

  it.each([
    { ...batter, runs: 0 },
    { ...batter, sixes: 2 },
    { ...batter, dismissal: { kind: 'runOut', by: [] } } satisfies BattingRow,
    { ...bowler, wickets: 0 },
    { ...bowler, overs: '4.0' } satisfies BowlingRow,
  ])('returns true for a row with one fact, zero included: %j', (row) => {
    expect(isPublished(row)).toBe(true)
  })
})

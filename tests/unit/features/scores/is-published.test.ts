import { expect, it } from 'vitest'
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

it.each<[row: BattingRow | BowlingRow, isShown: boolean]>([
  [batter, false],
  [{ ...batter, notOut: false }, false],
  [bowler, false],
  [{ ...batter, runs: 0 }, true],
  [{ ...batter, sixes: 2 }, true],
  [{ ...batter, dismissal: { kind: 'runOut', by: [] } }, true],
  [{ ...bowler, wickets: 0 }, true],
  [{ ...bowler, overs: '4.0' }, true],
])('isPublished › requires one fact, zero included: %j, %s', (row, isShown) => {
  expect(isPublished(row)).toBe(isShown)
})

import { expect, it } from 'vitest'
import { loadScorecard } from '@/content/matches/scorecards.gen.ts'
import { findTopBatters, findTopBowlers } from '@/content/matches/top-players.ts'
import { matchIds } from '@/content/matches/types.ts'

const batter = (runs: number | null, under: number | null = null) => ({ runs, under, how: null })
const runOut = { runs: 0, under: null, how: { kind: 'runOut', by: [] } } as const
const bowler = (wickets: number | null, runs: number | null) => ({ wickets, runs })
const side = (...known: ReturnType<typeof batter>[]) =>
  Array.from({ length: 11 }, (_, index) => known[index] ?? batter(0))

it.each([
  ['the most runs', 60, side(batter(40), batter(20)), [40]],
  ['both of two equals', 60, side(batter(30), batter(30)), [30, 30]],
  ['nobody if an unknown batter may have as many', 60, side(batter(30), batter(null)), []],
  ['the most runs if an unknown batter has fewer', 60, side(batter(31), batter(null)), [31]],
  ['the most runs if the limit of an unknown batter is lower', 60, side(batter(15), batter(null, 10)), [15]],
  ['nobody if the runs of a batter who is not listed may be as many', 60, [batter(30)], []],
])('findTopBatters › returns %s', (_what, runs, batting, top) => {
  expect(findTopBatters({ runs, extras: null }, batting).map((row) => row.runs)).toEqual(top)
})

it.each([
  ['the most wickets', 4, [], [bowler(3, 40), bowler(1, 9)], [40]],
  ['the fewest runs of equals', 4, [], [bowler(2, 30), bowler(2, 20)], [20]],
  ['both of two equals', 4, [], [bowler(2, 20), bowler(2, 20)], [20, 20]],
  ['nobody if another bowler may have as many', 4, [], [bowler(2, 20), bowler(null, 9)], []],
  ['the most wickets if the others are run-outs', 4, [runOut, runOut], [bowler(2, 20)], [20]],
  ['nobody if the runs of an equal are unknown', 4, [], [bowler(2, 20), bowler(2, null)], []],
  ['nobody without a wicket', 0, [], [bowler(0, 20)], []],
])('findTopBowlers › returns %s', (_what, wickets, batting, bowling, top) => {
  expect(findTopBowlers({ wickets }, batting, bowling).map((row) => row.runs)).toEqual(top)
})

it.each(matchIds)(
  'match %s › has best players with figures on the card, and at most one side without',
  async (id) => {
    const { scorecard } = await loadScorecard[id]()
    for (const { top, batting, bowling } of scorecard.innings) {
      expect(top.batters).not.toEqual([])
      expect(batting).toEqual(expect.arrayContaining([...top.batters]))
      expect(bowling).toEqual(expect.arrayContaining([...top.bowlers]))
    }
    const proven = scorecard.innings.filter(({ top }) => top.bowlers.length > 0)
    expect(proven.length, 'the bowlers of one innings are unknown').toBe(id === '6' ? 1 : 2)
  },
)

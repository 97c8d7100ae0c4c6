import { describe, expect, it } from 'vitest'
import { loadScorecard } from 'virtual:matches/scorecards'
import { findTopBatters, findTopBowlers } from '@/content/matches/top-players.ts'
import { matchIds } from '@/content/matches/types.ts'

const batter = (runs: number | null, under: number | null = null) => ({ runs, under, how: null })
const runOut = { runs: 0, under: null, how: { kind: 'runOut', by: [] } } as const
const bowler = (wickets: number | null, runs: number | null) => ({ wickets, runs })
const side = (...known: ReturnType<typeof batter>[]) =>
  Array.from({ length: 11 }, (_, index) => known[index] ?? batter(0))

describe('findTopBatters', () => {
  it.each([
    ['the most runs', 60, side(batter(40), batter(20)), [40]],
    ['both of two equals', 60, side(batter(30), batter(30)), [30, 30]],
    ['nobody if an unknown batter may have as many', 60, side(batter(30), batter(null)), []],
    ['the most runs if an unknown batter has fewer', 60, side(batter(31), batter(null)), [31]],
    [
      'the most runs if the limit of an unknown batter is lower',
      60,
      side(batter(15), batter(null, 10)),
      [15],
    ],
    ['nobody if the runs of a batter who is not listed may be as many', 60, [batter(30)], []],
  ])('returns %s', (_what, runs, batting, top) => {
    expect(findTopBatters({ runs, extras: null }, batting).map((row) => row.runs)).toEqual(top)
  })
})

describe('findTopBowlers', () => {
  it.each([
    ['the most wickets', 4, [], [bowler(3, 40), bowler(1, 9)], [40]],
    ['the fewest runs of equals', 4, [], [bowler(2, 30), bowler(2, 20)], [20]],
    ['both of two equals', 4, [], [bowler(2, 20), bowler(2, 20)], [20, 20]],
    ['nobody if another bowler may have as many', 4, [], [bowler(2, 20), bowler(null, 9)], []],
    ['the most wickets if the others are run-outs', 4, [runOut, runOut], [bowler(2, 20)], [20]],
    ['nobody if the runs of an equal are unknown', 4, [], [bowler(2, 20), bowler(2, null)], []],
    ['nobody without a wicket', 0, [], [bowler(0, 20)], []],
  ])('returns %s', (_what, wickets, batting, bowling, top) => {
    expect(findTopBowlers({ wickets }, batting, bowling).map((row) => row.runs)).toEqual(top)
  })
})

it('published cards › prove the best players of every innings but one bowler', async () => {
  const tops = matchIds.map(async (id) => {
    const { scorecard } = await loadScorecard[id]()
    return scorecard.innings.map(({ top: { batters, bowlers } }) => [
      ...batters.map(({ player, runs }) => `${player} ${runs}`),
      ...bowlers.map(({ player, wickets, runs }) => `${player} ${wickets}/${runs}`),
    ])
  })
  expect(Object.fromEntries((await Promise.all(tops)).map((top, index) => [matchIds[index], top]))).toEqual({
    final: [
      ['fakhar-zaman 27', 'rashid-khan 3/38'],
      ['rashid-khan 17', 'mohammad-nawaz 5/19'],
    ],
    6: [['ibrahim-zadran 48', 'haider-ali 2/23'], ['muhammad-waseem 44']],
    4: [
      ['ibrahim-zadran 65', 'faheem-ashraf 4/27'],
      ['haris-rauf 34', 'mohammad-nabi 2/20', 'noor-ahmad 2/20'],
    ],
    2: [
      ['saim-ayub 69', 'saghir-khan 3/44'],
      ['asif-khan 77', 'hasan-ali 3/47'],
    ],
    1: [
      ['salman-ali-agha 53', 'fareed-ahmad 2/47'],
      ['rashid-khan 39', 'haris-rauf 4/31'],
    ],
  })
})

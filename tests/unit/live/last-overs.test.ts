import { describe, expect, it } from 'vitest'
import { getLastOvers } from '@/live/live-figures.ts'
import { buildInnings, buildLiveMatch } from '../../support/live-match-fixture.ts'

type Fall = readonly [overs: string, runs: number]

/** Side A's innings after these overs, and the balls of the next one. */
function lastOvers(
  perOver: readonly number[],
  falls: readonly Fall[],
  { balls = 0, wickets = falls.length } = {},
) {
  const runs = perOver.reduce((sum, inOver) => sum + inOver, 0)
  const match = buildLiveMatch({
    first: { ...buildInnings(runs, wickets, `${perOver.length}.${balls}`), perOver: [...perOver] },
  })
  const fallOfWickets = {
    AAA: falls.map(([overs, score], index) => ({
      wicket: index + 1,
      runs: score,
      overs,
      name: { en: 'Rashid', ar: 'راشد' },
    })),
  }
  return getLastOvers({ ...match, fallOfWickets })
}

const wicketsByOver = (last: ReturnType<typeof lastOvers>) =>
  last?.overs.filter(({ wickets }) => wickets).map(({ over, wickets }) => [over, wickets])

describe('getLastOvers', () => {
  it('returns five overs with their sum, and ignores the over under way', () => {
    const falls = [
      ['1.4', 9],
      ['3.2', 20],
      ['6.5', 49],
      ['7.1', 56],
    ] as const
    expect(lastOvers([9, 7, 4, 12, 3, 8, 10], falls, { balls: 2 })).toEqual({
      overs: [
        { over: 3, runs: 4, wickets: 0 },
        { over: 4, runs: 12, wickets: 1 },
        { over: 5, runs: 3, wickets: 0 },
        { over: 6, runs: 8, wickets: 0 },
        { over: 7, runs: 10, wickets: 1 },
      ],
      runs: 37,
      wickets: 2,
    })
  })

  it('returns fewer overs at the start of an innings', () => {
    expect(lastOvers([9, 7], [['2.0', 16]])).toMatchObject({
      overs: [{ over: 1 }, { over: 2, wickets: 1 }],
      runs: 16,
      wickets: 1,
    })
    expect(lastOvers([], [], { balls: 4 })).toEqual({ overs: [], runs: 0, wickets: 0 })
  })

  it('assigns a wicket between two overs by the score', () => {
    const perOver = [6, 6, 6]
    expect(wicketsByOver(lastOvers(perOver, [['1.0', 6]]))).toEqual([[1, 1]])
    expect(wicketsByOver(lastOvers(perOver, [['1.0', 7]]))).toEqual([[2, 1]])
    expect(wicketsByOver(lastOvers(perOver, [['0.0', 1]]))).toEqual([[1, 1]])
  })

  it('does not count a wicket off a wide after the last completed over', () => {
    expect(wicketsByOver(lastOvers([6, 6], [['2.0', 13]]))).toEqual([])
    expect(wicketsByOver(lastOvers([6, 6], [['2.0', 12]]))).toEqual([[2, 1]])
  })

  it('returns runs without wickets if the feed has no list of wickets', () => {
    expect(lastOvers([6, 4], [], { wickets: 2 })).toEqual({
      overs: [
        { over: 1, runs: 6, wickets: null },
        { over: 2, runs: 4, wickets: null },
      ],
      runs: 10,
      wickets: null,
    })
  })

  it('starts again with the second innings', () => {
    const first = { ...buildInnings(40, 0, '5.0'), perOver: [8, 8, 8, 8, 8] }
    const second = { ...buildInnings(9, 0, '1.2'), perOver: [5] }
    expect(getLastOvers(buildLiveMatch({ first }))?.overs).toHaveLength(5)
    expect(getLastOvers(buildLiveMatch({ first, second, target: 41 }))).toMatchObject({
      overs: [{ over: 1, runs: 5 }],
      runs: 5,
    })
  })

  it('returns null without runs per over', () => {
    expect(getLastOvers(buildLiveMatch({ first: buildInnings(40, 1, '5.0') }))).toBeNull()
    expect(getLastOvers(buildLiveMatch({}))).toBeNull()
  })
})

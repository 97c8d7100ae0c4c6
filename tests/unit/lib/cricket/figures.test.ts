import { describe, expect, it } from 'vitest'
import { countBalls, cumulative, runRate, strikeRate, accountedRuns } from '@/lib/cricket/figures.ts'
import { buildWorm } from '@/lib/cricket/worm.ts'

it.each([
  ['20.0', 120],
  ['15.5', 95],
  ['0.0', 0],
] as const)('countBalls › converts %s overs to %i balls', (overs, balls) => {
  expect(countBalls(overs)).toBe(balls)
})

describe('strikeRate', () => {
  it('returns runs per hundred balls', () => {
    expect(strikeRate({ runs: 53, balls: 36 })).toBeCloseTo(147.22, 2)
    expect(strikeRate({ runs: 0, balls: 1 })).toBe(0)
  })

  it.each([
    [null, 10],
    [10, null],
    [null, null],
    [0, 0],
  ])('returns null for %j from %j', (runs, balls) => {
    expect(strikeRate({ runs, balls })).toBeNull()
  })
})

describe('runRate', () => {
  it('returns runs per over, counting balls', () => {
    expect(runRate({ runs: 19, overs: '4.0' })).toBe(4.75)
    expect(runRate({ runs: 27, overs: '4.3' })).toBe(6)
    expect(runRate({ runs: 66, overs: '15.5' })).toBeCloseTo(4.17, 2)
  })

  it('returns null if runs or overs are unknown', () => {
    expect(runRate({ runs: null, overs: '4.0' })).toBeNull()
    expect(runRate({ runs: 19, overs: null })).toBeNull()
    expect(runRate(undefined)).toBeNull()
  })

  it('returns null before the first ball', () => {
    expect(runRate({ runs: 0, overs: '0.0' })).toBeNull()
  })
})

it('cumulative › returns the score after each over', () => {
  expect(cumulative([12, 0, 6])).toEqual([12, 12, 18])
  expect(cumulative([])).toEqual([])
})

const batting = [{ runs: 40 }, { runs: null }, { runs: 25 }]
const bowling = [{ runs: 70 }, { runs: null }]

it.each([
  ['adds known extras to the runs of the batters', 5, { batting: 70, bowling: 70 }],
  ['counts unknown extras and rows as none', null, { batting: 65, bowling: 70 }],
])('accountedRuns › %s', (_what, extras, expected) => {
  expect(accountedRuns(extras, { batting, bowling })).toEqual(expected)
})

describe('buildWorm', () => {
  it('starts at zero and has the score after each over', () => {
    expect(buildWorm([12, 0, 6], { runs: 18, overs: '3.0' })).toEqual([
      { over: 0, runs: 0 },
      { over: 1, runs: 12 },
      { over: 2, runs: 12 },
      { over: 3, runs: 18 },
    ])
  })

  it('ends at the balls of an unfinished over', () => {
    expect(buildWorm([12, 6], { runs: 18, overs: '1.3' }).at(-1)).toEqual({ over: 1.5, runs: 18 })
  })

  it('ends at the current score after completed overs', () => {
    expect(buildWorm([12, 6], { runs: 25, overs: '2.3' }).at(-1)).toEqual({ over: 2.5, runs: 25 })
    expect(buildWorm([], { runs: 7, overs: '0.3' })).toEqual([
      { over: 0, runs: 0 },
      { over: 0.5, runs: 7 },
    ])
  })
})

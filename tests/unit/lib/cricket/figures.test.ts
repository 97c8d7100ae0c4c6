import { describe, expect, it } from 'vitest'
import { countBalls, cumulative, runRate, strikeRate } from '@/lib/cricket/figures.ts'

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

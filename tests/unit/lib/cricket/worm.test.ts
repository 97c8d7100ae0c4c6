import { describe, expect, it } from 'vitest'
import { buildWorm } from '@/lib/cricket/worm.ts'

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

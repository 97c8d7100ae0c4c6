import { describe, expect, it } from 'vitest'
import { fightClock } from '@/content/bouts/fight-clock.ts'

/** The clock of an MMA bout, `second` seconds after the first bell. */
const inCage = (second: number) => fightClock(300, second)

describe('fightClock', () => {
  it('counts a round down from its full length', () => {
    expect(inCage(0)).toEqual({ round: 1, isRest: false, secondsLeft: 300 })
    expect(inCage(299)).toEqual({ round: 1, isRest: false, secondsLeft: 1 })
  })

  it('counts a minute of rest between rounds', () => {
    expect(inCage(300)).toEqual({ round: 1, isRest: true, secondsLeft: 60 })
    expect(inCage(359)).toEqual({ round: 1, isRest: true, secondsLeft: 1 })
    expect(inCage(360)).toEqual({ round: 2, isRest: false, secondsLeft: 300 })
  })

  it('counts the shorter rounds of boxing', () => {
    expect(fightClock(180, 0).secondsLeft).toBe(180)
    expect(fightClock(180, 240.7)).toEqual({ round: 2, isRest: false, secondsLeft: 180 })
  })
})

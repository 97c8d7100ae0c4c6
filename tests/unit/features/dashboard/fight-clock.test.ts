import { describe, expect, it } from 'vitest'
import { fightClock } from '@/features/dashboard/fight-clock.ts'

/** The clock of a three-round MMA bout, `second` seconds after the first bell. */
const inCage = (second: number) => fightClock(300, 3, second)

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

  it('restarts after the last round without a rest', () => {
    expect(inCage(1019)).toEqual({ round: 3, isRest: false, secondsLeft: 1 })
    expect(inCage(1020)).toEqual({ round: 1, isRest: false, secondsLeft: 300 })
  })

  it('counts the shorter rounds of boxing', () => {
    expect(fightClock(180, 10, 0).secondsLeft).toBe(180)
    expect(fightClock(180, 10, 240.7)).toEqual({ round: 2, isRest: false, secondsLeft: 180 })
  })
})

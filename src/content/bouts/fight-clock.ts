import { restSeconds } from './bout-length.ts'

export type FightClock = { round: number; isRest: boolean; secondsLeft: number }

/** `length` is a round's length and `since` the time since the first bell, both in seconds. */
export function fightClock(length: number, since: number): FightClock {
  const lap = length + restSeconds
  const second = Math.floor(since)
  const round = Math.floor(second / lap) + 1
  const inLap = second % lap
  const isRest = inLap >= length
  return { round, isRest, secondsLeft: (isRest ? lap : length) - inLap }
}

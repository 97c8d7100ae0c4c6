import { restSeconds } from '@/content/bouts/rounds.ts'

export type FightClock = { round: number; isRest: boolean; secondsLeft: number }

/**
 * A sample bout runs its full length and then begins again. `length` of a round and `since` the first bell are in
 * seconds.
 */
export function fightClock(length: number, rounds: number, since: number): FightClock {
  const lap = length + restSeconds
  const second = Math.floor(since) % (rounds * lap - restSeconds)
  const round = Math.floor(second / lap) + 1
  const inLap = second % lap
  const isRest = inLap >= length
  return { round, isRest, secondsLeft: (isRest ? lap : length) - inLap }
}

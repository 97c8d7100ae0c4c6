const restSeconds = 60

export type FightClock = { round: number; isRest: boolean; secondsLeft: number }

/**
 * A sample bout goes its whole length with the clock and then begins again. `length` is a round's and `since` the time
 * since the first bell, in seconds.
 */
export function fightClock(length: number, rounds: number, since: number): FightClock {
  const lap = length + restSeconds
  const second = Math.floor(since) % (rounds * lap - restSeconds)
  const round = Math.floor(second / lap) + 1
  const inLap = second % lap
  const isRest = inLap >= length
  return { round, isRest, secondsLeft: (isRest ? lap : length) - inLap }
}

/** `m:ss` */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const restSeconds = 60

export type FightClock = { round: number; isRest: boolean; secondsLeft: number }

/**
 * A sample bout that is on at any hour: it goes its whole length with the wall clock and then begins again. Everybody
 * who looks at the same moment sees the same round. `length` is a round's, in seconds.
 */
export function fightClock(length: number, rounds: number, now: Date): FightClock {
  const lap = length + restSeconds
  const second = Math.floor(now.getTime() / 1000) % (rounds * lap - restSeconds)
  const round = Math.floor(second / lap) + 1
  const inLap = second % lap
  const isRest = inLap >= length
  return { round, isRest, secondsLeft: (isRest ? lap : length) - inLap }
}

/** `m:ss` */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

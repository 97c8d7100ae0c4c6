import type { ReportedNight } from '@/content/events/reported-night.ts'
import { restSeconds } from './bout-length.ts'
import type { Bout } from './types.ts'

/** `secondsLeft`: null if nobody reports it. */
export type FightClock = { round: number; isRest: boolean; secondsLeft: number | null }

/** By the schedule. `length` is a round's length and `since` the time since the first bell, both in seconds. */
export function fightClock(length: number, since: number): FightClock {
  const lap = length + restSeconds
  const second = Math.floor(since)
  const round = Math.floor(second / lap) + 1
  const inLap = second % lap
  const isRest = inLap >= length
  return { round, isRest, secondsLeft: (isRest ? lap : length) - inLap }
}

/** By the card feed. The clock runs on until the end of its round, but an old one is not shown. */
export function reportedClock(
  { bouts, isCurrent, changedAt }: ReportedNight,
  { order }: Bout,
  now: Date,
): FightClock | null {
  const report = bouts.find(({ row }) => row === order)
  if (!report?.round) return null
  const { round, clockSeconds } = report
  const since = Math.round((now.getTime() - changedAt) / 1000)
  const secondsLeft = clockSeconds === null || !isCurrent ? null : Math.max(clockSeconds - since, 0)
  return { round, isRest: false, secondsLeft }
}

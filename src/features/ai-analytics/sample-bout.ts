import type { ChancePoint } from '@/drawings/win-line-geometry.ts'

/** A sample bout: five rounds of five minutes, stopped in the fifth. */
export const rounds = 5
export const roundMinutes = 5

export const moments: readonly ChancePoint[] = [
  { minute: 0, chance: 54 },
  { minute: 1.5, chance: 58 },
  { minute: 3, chance: 55 },
  { minute: 4, chance: 63 },
  { minute: 5, chance: 57 },
  { minute: 6.25, chance: 44 },
  { minute: 7.5, chance: 47 },
  { minute: 9, chance: 30 },
  { minute: 10, chance: 33 },
  { minute: 11.5, chance: 16 },
  { minute: 12.75, chance: 24 },
  { minute: 14, chance: 21 },
  { minute: 15, chance: 34 },
  { minute: 16.25, chance: 31 },
  { minute: 17.5, chance: 47 },
  { minute: 18.75, chance: 44 },
  { minute: 20, chance: 62 },
  { minute: 22, chance: 58 },
  { minute: 23.75, chance: 90 },
]

/** 4:31 of the last round. */
export const knockout: ChancePoint = { minute: 24 + 31 / 60, chance: 100 }

/** The moment with the second corner's highest chance. */
export const peak = moments.reduce((low, moment) => (moment.chance < low.chance ? moment : low))

/** The round and the clock of a minute, e.g. 5 and `4:31`. The final bell belongs to the round it ends. */
export function roundAndClock(minute: number): { round: number; clock: string } {
  const round = Math.max(1, Math.ceil(minute / roundMinutes))
  const seconds = Math.round((minute - (round - 1) * roundMinutes) * 60)
  return { round, clock: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` }
}

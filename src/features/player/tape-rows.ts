import type { Player } from '@/content/players.ts'
import { knockoutRate, recordOf, winRate } from '@/content/records.ts'

type Measure = 'winRate' | 'koRate' | 'age' | 'height' | 'reach'
type Side = { value: number; /** Of the bar's room, 0 to 100. */ share: number }
export type TapeRow = { measure: Measure; isRate: boolean; red: Side; blue: Side }

type Scale = { of: (player: Player) => number | null; from: number; to: number }

/** Where each bar starts and ends: from the zero of a rate, from what no athlete is below of a body. */
const scales: readonly (readonly [Measure, Scale])[] = [
  ['winRate', { of: (player) => winRate(recordOf(player)), from: 0, to: 1 }],
  ['koRate', { of: (player) => knockoutRate(recordOf(player)), from: 0, to: 1 }],
  ['age', { of: ({ age }) => age, from: 10, to: 45 }],
  ['height', { of: ({ heightCm }) => heightCm, from: 130, to: 205 }],
  ['reach', { of: ({ reachCm }) => reachCm, from: 130, to: 215 }],
]

/** What both athletes can be measured by, in the order of the tape. */
export function tapeRows(red: Player, blue: Player): TapeRow[] {
  return scales.flatMap(([measure, { of, from, to }]) => {
    const [redValue, blueValue] = [of(red), of(blue)]
    if (redValue === null || blueValue === null) return []
    const side = (value: number): Side => {
      const share = Math.round(((value - from) / (to - from)) * 100)
      return { value, share: Math.min(Math.max(share, 0), 100) }
    }
    return [{ measure, isRate: to === 1, red: side(redValue), blue: side(blueValue) }]
  })
}

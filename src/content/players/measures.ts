import { yearsActive } from './career.ts'
import type { Player } from './types.ts'
import { knockoutRate, getRecord, winRate } from '@/content/bouts/records.ts'

type Measure = 'winRate' | 'koRate' | 'knockouts' | 'age' | 'height' | 'weight' | 'reach' | 'yearsPro'

const tapeMeasures = ['winRate', 'koRate', 'age', 'height', 'reach'] as const satisfies readonly Measure[]
type TapeMeasure = (typeof tapeMeasures)[number]

type Side = { value: number; /** Percentage of the bar's range, 0 to 100. */ share: number }
type MeasureRow<Name extends Measure = Measure> = { measure: Name; isRate: boolean; red: Side; blue: Side }

type Scale = {
  measure: Measure
  of: (player: Player, now: Date | null) => number | null
  /** The range of each bar. It does not start at zero, because measurements are never near it. */
  room: readonly [from: number, to: number]
  isRate?: boolean
}

const scales: readonly Scale[] = [
  { measure: 'winRate', of: (player) => winRate(getRecord(player)), room: [0, 1], isRate: true },
  { measure: 'koRate', of: (player) => knockoutRate(getRecord(player)), room: [0, 1], isRate: true },
  { measure: 'knockouts', of: (player) => getRecord(player).knockouts, room: [0, 30] },
  { measure: 'age', of: ({ age }) => age, room: [10, 45] },
  { measure: 'height', of: ({ heightCm }) => heightCm, room: [130, 205] },
  { measure: 'weight', of: ({ weightKg }) => weightKg, room: [30, 125] },
  { measure: 'reach', of: ({ reachCm }) => reachCm, room: [130, 215] },
  {
    measure: 'yearsPro',
    of: (player, now) => (now ? yearsActive(player, now) : player.yearsPro),
    room: [0, 18],
  },
]

/** The measurements that apply to both players. `yearsPro` is approximate until the visitor's `now` is known. */
export function measureRows(red: Player, blue: Player, now: Date | null = null): MeasureRow[] {
  return scales.flatMap(({ measure, of, room: [from, to], isRate = false }) => {
    const values = { red: of(red, now), blue: of(blue, now) }
    if (values.red === null || values.blue === null) return []
    const side = (value: number): Side => {
      const share = Math.round(((value - from) / (to - from)) * 100)
      return { value, share: Math.min(Math.max(share, 0), 100) }
    }
    return [{ measure, isRate, red: side(values.red), blue: side(values.blue) }]
  })
}

/** The subset for the tale of the tape before a bout. */
export function tapeRows(red: Player, blue: Player): MeasureRow<TapeMeasure>[] {
  const isOfTape = (row: MeasureRow): row is MeasureRow<TapeMeasure> =>
    tapeMeasures.some((measure) => measure === row.measure)
  return measureRows(red, blue).filter(isOfTape)
}

import { recordText } from '@/content/bouts/record-text.ts'
import { sports } from '@/content/sports.ts'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import type { DatedWriting } from '@/content/writing.ts'
import { yearsActive } from './career.ts'
import type { Player } from './types.ts'
import { knockoutRate, getRecord, winRate } from '@/content/bouts/records.ts'

type Measure = 'winRate' | 'koRate' | 'knockouts' | 'age' | 'height' | 'weight' | 'reach' | 'yearsPro'

type Side = { value: number; /** Percentage of the bar's range, 0 to 100. */ share: number }
type MeasureRow = { measure: Measure; isRate: boolean; red: Side; blue: Side }

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

type TapeRow = {
  measure: string
  red: string
  blue: string
  shares?: readonly [red: number, blue: number]
}
/** The tale of the tape as text: the record, the measurements and what the two play. Requires the namespace `demo`. */
export function tapeRows(
  red: Player,
  blue: Player,
  { now, language, i18n: { t } }: DatedWriting<Date | null>,
): TapeRow[] {
  const of = (textOf: (player: Player) => string) => ({ red: textOf(red), blue: textOf(blue) })
  const isSameSport = red.sport === blue.sport
  return [
    { measure: t('demo:measures.record'), ...of((player) => recordText(getRecord(player), language)) },
    ...measureRows(red, blue, now).map((row) => {
      const text = row.isRate ? formatPercent : formatNumber
      return {
        measure: t(`demo:measures.${row.measure}`),
        red: text(row.red.value, language),
        blue: text(row.blue.value, language),
        shares: [row.red.share, row.blue.share] as const,
      }
    }),
    ...(isSameSport
      ? [
          {
            measure: t('demo:measures.division'),
            ...of(({ division }) => t(`demo:divisions.division.${division}`)),
          },
          {
            measure: t(`demo:measures.stance.${sports[red.sport].kind}`),
            ...of(({ stance }) => t(`demo:divisions.stance.${stance}`)),
          },
        ]
      : [{ measure: t('demo:measures.sport'), ...of(({ sport }) => sports[sport].name[language]) }]),
  ]
}

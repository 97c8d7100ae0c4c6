import type { BattingRow, BowlingRow } from '@/content/matches/types.ts'

/** Fields of a row without any published figure. */
const notFigures: ReadonlySet<string> = new Set(['player', 'notOut'])

/** Whether a report gives any figure of the row, or how the batter was out. */
export function isPublished(row: BattingRow | BowlingRow): boolean {
  return Object.entries(row).some(([name, fact]) => fact !== null && !notFigures.has(name))
}

import type { BattingRow, BowlingRow } from '@/content/matches/types.ts'

/** Keys that a row always has, even if no report published a figure. */
const notFigures: ReadonlySet<string> = new Set(['player', 'notOut'])

/** Whether a report published any figure of the row, or how the batter was out. */
export function isPublished(row: BattingRow | BowlingRow): boolean {
  return Object.entries(row).some(([name, fact]) => fact !== null && !notFigures.has(name))
}

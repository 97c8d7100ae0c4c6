import type { WinLossRecord } from './records.ts'

/**
 * `18–2–0`: wins, losses, draws. Left to right in both languages. A separate module, because counting needs every bout.
 */
export function recordText({
  wins,
  losses,
  draws,
}: Pick<WinLossRecord, 'wins' | 'losses' | 'draws'>): string {
  return `${wins}–${losses}–${draws}`
}

import type { Language } from '@/contract/language.ts'
import type { WinLossRecord } from './records.ts'

/**
 * `18–2–0` or `18–2–0, 1 NC`: wins, losses, draws, and bouts that do not count. Left to right in both languages, with
 * the Arabic words isolated. A separate module, because counting needs every bout.
 */
export function recordText(
  { wins, losses, draws, noContests }: Omit<WinLossRecord, 'knockouts'>,
  language: Language,
): string {
  const counted = `${wins}–${losses}–${draws}`
  if (!noContests) return counted
  return (
    counted +
    { en: `, ${noContests}\u00a0NC`, ar: `، \u2067${noContests}\u00a0بلا\u00a0نتيجة\u2069` }[language]
  )
}

import type { Language } from '@/contract/language.ts'
import { formatTime } from '@/platform/words/format.ts'

type TimeUtc = { hours: number; minutes: number }

/** When an event starts, in UAE time. The same on every day of the year there, so it needs no date of the visitor's. */
export function startTime({ hours, minutes }: TimeUtc, language: Language): string {
  return formatTime(new Date(Date.UTC(2025, 0, 1, hours, minutes)), language)
}

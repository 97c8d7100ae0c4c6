import type { Language } from '@/contract/language.ts'
import { formatTime } from '@/lib/format/format.ts'

type TimeUtc = { hours: number; minutes: number }

/** Formats a start time in UAE time. Independent of the date: the UAE has no daylight saving time. */
export function startTime({ hours, minutes }: TimeUtc, language: Language): string {
  return formatTime(new Date(Date.UTC(2025, 0, 1, hours, minutes)), language)
}

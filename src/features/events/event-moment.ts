import type { Language } from '@/contract/language.ts'
import { formatTime } from '@/lib/format/format.ts'

type TimeUtc = { hours: number; minutes: number }

/** When an event starts, in UAE time: UTC+4 all year, so it does not depend on the date. */
export function startTime({ hours, minutes }: TimeUtc, language: Language): string {
  return formatTime(new Date(Date.UTC(2025, 0, 1, hours, minutes)), language)
}

import { languageFacts, type Language } from '@/contract/language.ts'
import { formatDate, formatTime } from './format.ts'
import type { TimeZone } from './zone.ts'

/** The start time on the visitor's clock, with the day if it differs from the venue's. Null if both clocks match or the zone is unknown. */
export function localStartTime(start: Date, language: Language, zone: TimeZone | null): string | null {
  if (!zone) return null
  const time = formatTime(start, language, zone)
  const day = formatDate(start, language, 'dayMonth', zone)
  if (day !== formatDate(start, language, 'dayMonth')) return day + languageFacts[language].comma + time
  return time === formatTime(start, language) ? null : time
}

import type { Language } from '@/contract/language.ts'
import { formatTime } from './format.ts'
import { venueDate, type TimeUtc } from './venue-date.ts'
import { venueTimeZone, type TimeZone } from './zone.ts'

type TimeRange = { from: string; to: string }

/**
 * `9:10` and `9:40 PM`: the first has AM or PM only where the second has the other. The texts join them, because
 * Arabic uses words instead of a dash. `Intl` would add the date to a range over midnight.
 */
export function timeRange(
  from: Date,
  to: Date,
  language: Language,
  timeZone: TimeZone = venueTimeZone,
): TimeRange {
  const first = formatTime(from, language, timeZone)
  const last = formatTime(to, language, timeZone)
  const [clock = '', half] = first.split(/\s/)
  return { from: half === last.split(/\s/)[1] ? clock : first, to: last }
}

/** At the venue: its UTC offset is the same all year. */
export function venueTimeRange({ from, to }: { from: TimeUtc; to: TimeUtc }, language: Language): TimeRange {
  return timeRange(venueDate(new Date(0), 0, from), venueDate(new Date(0), 0, to), language)
}

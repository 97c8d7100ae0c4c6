import { fixtureStartUtc, type SampleFixture } from '@/content/matches/fixtures.ts'
import type { Language } from '@/contract/language.ts'
import { formatDate, formatTime } from '@/platform/format.ts'
import { venueDate } from '@/platform/venue-date.ts'

/** When a sample match starts: its day is counted from today's date at the venue. */
export function fixtureStart({ dayOffset }: Pick<SampleFixture, 'dayOffset'>, now: Date): Date {
  return venueDate(now, dayOffset, fixtureStartUtc)
}

/** The same clock time at the venue on every day of the year. */
export function startTimeAtVenue(language: Language): string {
  return formatTime(venueDate(new Date(0), 0, fixtureStartUtc), language)
}

/**
 * The start on the visitor's clock, with the day where that is another than the venue's; null where both clocks show
 * the same.
 */
export function ownStartTime(start: Date, language: Language, zone: string): string | null {
  const time = formatTime(start, language, zone)
  const day = formatDate(start, language, 'dayMonth', zone)
  if (day !== formatDate(start, language, 'dayMonth'))
    return language === 'ar' ? `${day}، ${time}` : `${day}, ${time}`
  return time === formatTime(start, language) ? null : time
}

/** Dated today or later. */
export function isUpcoming({ dayOffset }: Pick<SampleFixture, 'dayOffset'>): boolean {
  return dayOffset >= 0
}

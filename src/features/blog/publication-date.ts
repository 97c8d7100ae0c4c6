import type { Article } from '@/content/articles/articles.ts'
import { venueDate } from '@/lib/format/venue-date.ts'

/** The publication date. Null if it is relative to today and the visitor's date is not yet known. */
export function getPublicationDate({ published }: Pick<Article, 'published'>, now: Date | null): Date | null {
  if ('on' in published) return new Date(published.on)
  if (!now) return null
  const daysSinceFriday = (venueDate(now, 0).getUTCDay() + 2) % 7
  return venueDate(now, -daysSinceFriday - 7 * published.weeksAgo)
}

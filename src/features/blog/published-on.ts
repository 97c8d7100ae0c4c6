import type { Article } from '@/content/articles/articles.ts'
import { venueDate } from '@/lib/format/venue-date.ts'

/** The day an article came out; null until the visitor's date is known, for one that came out some Fridays ago. */
export function publishedOn({ published }: Pick<Article, 'published'>, now: Date | null): Date | null {
  if ('on' in published) return new Date(published.on)
  if (!now) return null
  const daysSinceFriday = (venueDate(now, 0).getUTCDay() + 2) % 7
  return venueDate(now, -daysSinceFriday - 7 * published.weeksAgo)
}

import { describe, expect, it } from 'vitest'
import { listArticles } from '@/content/articles/articles.ts'
import { getPublicationDate } from '@/features/blog/publication-date.ts'

const isoDay = (date: Date | null | undefined) => date?.toISOString().slice(0, 10)

describe('getPublicationDate', () => {
  it.each([
    ['2026-11-24T12:00:00Z', '2026-11-20'], // a Tuesday
    ['2026-11-26T19:59:59Z', '2026-11-20'], // Thursday, a second before midnight at the venue
    ['2026-11-26T20:00:00Z', '2026-11-27'],
    ['2026-11-27T12:00:00Z', '2026-11-27'],
  ])('returns the latest Friday at the venue for the newest article on %s', (now, friday) => {
    expect(isoDay(getPublicationDate({ published: { weeksAgo: 0 } }, new Date(now)))).toBe(friday)
  })

  it('returns the fixed date of an article about the 2025 series, with or without today’s date', () => {
    const series = listArticles().find(({ id }) => id === 'ten-days-in-sharjah')
    for (const now of [null, new Date('2027-03-01T12:00:00Z')])
      expect(isoDay(series && getPublicationDate(series, now))).toBe('2025-09-09')
  })

  it('returns null for a relative date before hydration', () => {
    expect(getPublicationDate({ published: { weeksAgo: 0 } }, null)).toBeNull()
  })

  it('orders the articles from newest to oldest, the first at most six days old', () => {
    for (let day = 0; day < 7; day += 1) {
      const now = new Date(Date.UTC(2026, 10, 24 + day, 12))
      const times = listArticles().map((article) => getPublicationDate(article, now)?.getTime() ?? NaN)
      expect(times).toEqual(times.toSorted((a, b) => b - a))
      expect(now.getTime() - (times[0] ?? 0)).toBeLessThan(7 * 86_400_000)
    }
  })
})

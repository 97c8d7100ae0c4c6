import { describe, expect, it } from 'vitest'
import { cardOf } from '@/content/bouts/records.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { findPast, mostWatched, pastEvents } from '@/features/dashboard/past-search.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'

describe('past event search', () => {
  it('finds every event by any part of its title, in any case and script', () => {
    for (const event of pastEvents) {
      for (const title of Object.values(event.title)) {
        for (const query of [title, title.toUpperCase(), title.toLowerCase(), title.slice(1, -1)]) {
          expect(findPast(query, undefined), query).toContain(event)
        }
      }
    }
  })

  it('finds every event by every name on its card', () => {
    for (const event of pastEvents) {
      for (const bout of cardOf(event.id)) {
        for (const corner of ['red', 'blue'] as const) {
          for (const name of Object.values(nameOf(sideOf(bout, corner)))) {
            expect(findPast(name, undefined), name).toContain(event)
          }
        }
      }
    }
  })

  it('finds the events of a sport by its name in both languages', () => {
    const boxing = pastEvents.filter(({ sport }) => sport === 'boxing')
    expect(findPast('boxing', undefined)).toEqual(expect.arrayContaining(boxing))
    expect(findPast('ملاكمة', undefined)).toEqual(expect.arrayContaining(boxing))
  })

  it('orders by date, whatever the query', () => {
    const days = findPast('a', undefined).map(({ dayOffset }) => dayOffset)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
  })

  it('assigns every past event to a sport', () => {
    const split = sportIds.flatMap((sport) => findPast('', sport))
    expect(new Set(split)).toEqual(new Set(pastEvents))
    expect(split).toHaveLength(pastEvents.length)
  })

  it('returns nothing for an unknown name', () => {
    expect(findPast('kickboxing', undefined)).toEqual([])
    expect(findPast('haddad', 'cricket')).toEqual([])
  })

  it('returns the most watched event', () => {
    const [first, second] = mostWatched(2)
    for (const event of pastEvents) expect(event.viewers).toBeLessThanOrEqual(first?.viewers ?? 0)
    expect(second?.viewers).toBeLessThanOrEqual(first?.viewers ?? 0)
  })
})

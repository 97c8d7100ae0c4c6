import { describe, expect, it } from 'vitest'
import { cardOf } from '@/content/bouts/records.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { searchPastEvents, mostWatched, searchedEvents } from '@/features/dashboard/search-past-events.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'

describe('past event search', () => {
  it('finds every event by any part of its title, in any case and script', () => {
    for (const event of searchedEvents) {
      for (const title of Object.values(event.title)) {
        for (const query of [title, title.toUpperCase(), title.toLowerCase(), title.slice(1, -1)]) {
          expect(searchPastEvents(query, undefined), query).toContain(event)
        }
      }
    }
  })

  it('finds every event by every name on its card', () => {
    for (const event of searchedEvents) {
      for (const bout of cardOf(event.id)) {
        for (const corner of ['red', 'blue'] as const) {
          for (const name of Object.values(nameOf(sideOf(bout, corner)))) {
            expect(searchPastEvents(name, undefined), name).toContain(event)
          }
        }
      }
    }
  })

  it('finds the events of a sport by its name in both languages', () => {
    const boxing = searchedEvents.filter(({ sport }) => sport === 'boxing')
    expect(searchPastEvents('boxing', undefined)).toEqual(expect.arrayContaining(boxing))
    expect(searchPastEvents('ملاكمة', undefined)).toEqual(expect.arrayContaining(boxing))
  })

  it('orders by date, whatever the query', () => {
    const days = searchPastEvents('a', undefined).map(({ dayOffset }) => dayOffset)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
  })

  it('assigns every past event to a sport', () => {
    const split = sportIds.flatMap((sport) => searchPastEvents('', sport))
    expect(new Set(split)).toEqual(new Set(searchedEvents))
    expect(split).toHaveLength(searchedEvents.length)
  })

  it('returns nothing for an unknown name', () => {
    expect(searchPastEvents('kickboxing', undefined)).toEqual([])
    expect(searchPastEvents('haddad', 'cricket')).toEqual([])
  })

  it('returns the most watched event', () => {
    const [first, second] = mostWatched(2)
    for (const event of searchedEvents) expect(event.viewers).toBeLessThanOrEqual(first?.viewers ?? 0)
    expect(second?.viewers).toBeLessThanOrEqual(first?.viewers ?? 0)
  })
})

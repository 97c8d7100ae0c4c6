import { describe, expect, it } from 'vitest'
import { cardOf } from '@/content/bouts/records.ts'
import { searchPastEvents, searchedEvents } from '@/features/dashboard/search-past-events.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'

describe('past event search', () => {
  it('finds every event by its title and by every name on its card, in any case and script', () => {
    for (const event of searchedEvents) {
      const names = cardOf(event.id).flatMap((bout) =>
        [sideOf(bout, 'red'), sideOf(bout, 'blue')].map(nameOf),
      )
      for (const text of [event.title, ...names].flatMap(({ en, ar }) => [en, ar, en.toUpperCase()]))
        expect(searchPastEvents(text, undefined), text).toContain(event)
      expect(searchPastEvents(event.title.en.slice(1, -1), undefined)).toContain(event)
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
})

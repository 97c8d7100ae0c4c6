import { describe, expect, it } from 'vitest'
import { matchIds } from '@/content/matches/types.ts'
import { placeSearch, readPlace, tabs, views, type ScoresPlace } from '@/features/scores/scores-address.ts'
import { scoresKeys } from '@/features/scores/scores-search.ts'

const start: ScoresPlace = { view: 'results', match: 'final', tab: 'batting', innings: 0 }

describe('readPlace', () => {
  it('starts with the batting of the final', () => {
    expect(readPlace({})).toEqual(start)
  })

  it.each([
    [{ view: 'nonsense' }],
    [{ view: 'RESULTS' }],
    [{ match: '3' }],
    [{ match: '__proto__' }],
    [{ match: '' }],
    [{ tab: 'toString' }],
    [{ innings: '0' }],
    [{ innings: '3' }],
    [{ innings: '2.0' }],
    [{ view: '<script>', match: '7', tab: '%00', innings: 'two' }],
  ])('shows the start for %j', (search) => {
    expect(readPlace(search)).toEqual(start)
  })

  it('keeps what it knows beside what it does not', () => {
    expect(readPlace({ match: '4', tab: 'nonsense', innings: '2' })).toEqual({
      ...start,
      match: '4',
      innings: 1,
    })
  })
})

describe('placeSearch', () => {
  const places = views.flatMap((view) =>
    matchIds.flatMap((match) =>
      tabs.flatMap((tab) => ([0, 1] as const).map((innings) => ({ view, match, tab, innings }))),
    ),
  )

  it(`leads back to each of the ${places.length} places`, () => {
    for (const place of places) expect(readPlace(placeSearch(place))).toEqual(place)
  })

  it('gives each place an address of its own, with known keys only', () => {
    const searches = places.map(placeSearch)

    expect(new Set(searches.map((search) => JSON.stringify(search))).size).toBe(places.length)
    for (const search of searches) {
      expect(Object.keys(search).filter((key) => !scoresKeys.some((known) => known === key))).toEqual([])
    }
  })

  it('leaves out what is the default', () => {
    expect(placeSearch(start)).toEqual({})
    expect(placeSearch({ match: '1', tab: 'overs' })).toEqual({ match: '1', tab: 'overs' })
  })
})

import { describe, expect, it } from 'vitest'
import { players } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import type { Sport } from '@/content/sport-ids.ts'
import { measureRows } from '@/content/players/measures.ts'
import { pairText, readPair } from '@/features/players/compare-pair.ts'

const [red, blue] = players

describe('readPair', () => {
  it('reads its own output', () => {
    expect(readPair(pairText(red, blue))).toEqual({ red, blue, problem: null })
  })
  it.each([
    ['', { kind: 'waiting' }],
    [`${red?.id}`, { kind: 'waiting' }],
    [`,${red?.id}`, { kind: 'waiting' }],
    [`${red?.id},${red?.id}`, { kind: 'same' }],
    [`${red?.id},nobody`, { kind: 'unknown', id: 'nobody' }],
    [`<b>,${red?.id}`, { kind: 'unknown', id: '<b>' }],
  ])('reports a problem for %j', (compare, problem) => {
    expect(readPair(compare).problem).toEqual(problem)
  })
})

describe('measureRows', () => {
  const oneOf = (sport: Sport): Player => {
    const found = players.find((player) => player.sport === sport)
    if (!found) throw new Error(`Nobody plays ${sport}`)
    return found
  }
  const measuresOf = (first: Sport, second: Sport) =>
    measureRows(oneOf(first), oneOf(second)).map(({ measure }) => measure)

  it('compares fighters by every measure', () => {
    expect(measuresOf('mma', 'boxing').join(' ')).toBe(
      'winRate koRate knockouts age height weight reach yearsPro',
    )
  })
  it('omits measures that one of the sports does not have', () => {
    for (const sport of ['cricket', 'football'] as const) {
      expect(measuresOf('mma', sport)).toEqual(['winRate', 'age', 'height', 'weight', 'yearsPro'])
    }
  })

  it('draws the longer bar for the larger figure, within bounds', () => {
    const rows = players.flatMap((first) => players.flatMap((second) => measureRows(first, second)))
    const isWrong = rows.filter(
      ({ red, blue }) =>
        Math.sign(red.share - blue.share) * Math.sign(red.value - blue.value) < 0 ||
        [red, blue].some(({ share }) => share < 0 || share > 100),
    )

    expect(rows.length).toBeGreaterThan(players.length)
    expect(isWrong).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { players } from '@/content/players/players.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { findPlayers, sortPlayers } from '@/features/players/all-players.tsx'
import { recordParts, winParts } from '@/content/bouts/parts.ts'
import { getAppearances, getRecord } from '@/content/bouts/records.ts'
import { othersToWatch } from '@/features/players/player-page.tsx'
import { getRays } from '@/features/players/player-header.tsx'
import type { Player } from '@/content/players/types.ts'
import type { Sport } from '@/content/sport-ids.ts'
import { measureRows } from '@/content/players/measures.ts'
import { pairText, readPair } from '@/features/players/compare-pair.ts'

const idsOf = (query: string, sport?: Parameters<typeof findPlayers>[0]) =>
  findPlayers(sport, query).map(({ id }) => id)

describe('findPlayers', () => {
  it('finds every player by name, nickname and team, in both scripts', () => {
    for (const player of players) {
      const team = findTeam(player.team)
      for (const text of [player.name, player.nickname, team?.name]) {
        for (const written of [text?.en, text?.ar])
          expect(idsOf(written ?? '–'), written).toContain(player.id)
      }
    }
  })
  it('filters by the requested sport', () => {
    const boxers = findPlayers('boxing', '')
    expect(boxers.length).toBeGreaterThan(0)
    expect(boxers.every(({ sport }) => sport === 'boxing')).toBe(true)
    expect(idsOf('khalid al mansoori', 'football')).toEqual([])
  })
  it('sorts by rank, name or record', () => {
    expect(sortPlayers(players, undefined, 'en')).toBe(players)
    expect(sortPlayers(players, 'name', 'en')[0]?.name.en).toMatch(/^A/)
    expect(sortPlayers(players, 'record', 'en')[0]?.id).toBe('omar-haddad')
  })
})

const sum = (parts: readonly { count: number }[]) => parts.reduce((total, { count }) => total + count, 0)

describe.each(players)('profile of $id', (player) => {
  const record = getRecord(player)
  const bouts = record.wins + record.losses + record.draws

  it('draws one ray and one ring segment per bout, and one per win in the ring of wins', () => {
    expect(sum(getRays(record))).toBe(bouts)
    expect(sum(recordParts([record]))).toBe(bouts)
    expect(sum(winParts(record, getAppearances(player)))).toBe(record.wins)
  })

  it('suggests up to four others of the same sport, the same division first', () => {
    const others = othersToWatch(player)
    const isSame = others.map(({ division }) => division === player.division)

    expect(others).not.toContain(player)
    expect(others.length).toBeLessThanOrEqual(4)
    expect(others.every(({ sport }) => sport === player.sport)).toBe(true)
    expect(isSame).toEqual(isSame.toSorted((a, b) => Number(b) - Number(a)))
  })
})

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

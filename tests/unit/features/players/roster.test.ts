import { describe, expect, it } from 'vitest'
import { players } from '@/content/players/players.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { findPlayers, sortPlayers } from '@/features/players/all-players.tsx'

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

import { describe, expect, it } from 'vitest'
import { isListedInFull, yearsActive } from '@/content/players/career.ts'
import { players } from '@/content/players/players.ts'

const summer = new Date('2026-07-15T12:00:00Z')
const newYearsEve = new Date('2026-12-31T12:00:00Z')

describe('years active', () => {
  it('never fall below zero', () => {
    for (const now of [summer, new Date('2026-01-01T00:30:00+04:00'), newYearsEve])
      expect(players.filter((player) => yearsActive(player, now) < 0)).toEqual([])
  })

  it('equal the stated years unless every bout of the career is listed', () => {
    for (const player of players.filter((each) => !isListedInFull(each)))
      expect(yearsActive(player, summer), player.id).toBe(player.yearsPro)
  })
})

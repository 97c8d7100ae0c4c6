import { describe, expect, it } from 'vitest'
import { turnedPro, yearsActive } from '@/content/players/career.ts'
import { players } from '@/content/players/players.ts'
import { isCombat } from '@/content/sports.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { venueYear } from '@/lib/format/venue-year.ts'

const summer = new Date('2026-07-15T12:00:00Z')
const newYearsEve = new Date('2026-12-31T12:00:00Z')

describe('years active', () => {
  it('equal this year minus the year turned pro for every player on any day', () => {
    for (const now of [
      summer,
      new Date('2026-01-01T00:30:00+04:00'),
      new Date('2026-12-31T23:30:00+04:00'),
    ]) {
      for (const player of players) {
        expect(yearsActive(player, now), player.id).toBe(venueYear(now) - turnedPro(player, now))
        expect(yearsActive(player, now), player.id).toBeGreaterThanOrEqual(0)
      }
    }
  })

  it('equal 0 in the year of the debut, for the three debutants only', () => {
    const debutants = players.filter((player) => yearsActive(player, newYearsEve) === 0)
    expect(debutants.map(({ id }) => id).toSorted()).toEqual([
      'adam-rawashdeh',
      'salma-benjelloun',
      'tiago-beltrao',
    ])
  })

  it('equal the stated years when the career began before the listed bouts', () => {
    const veteran = players.find(({ id }) => id === 'omar-haddad')
    expect(veteran && yearsActive(veteran, summer)).toBe(veteran?.yearsPro)
  })

  it('equal the stated years for cricketers and footballers, and cover all their achievements', () => {
    const fieldPlayers = players.filter(({ sport }) => !isCombat(sport))
    expect(fieldPlayers).toHaveLength(9)
    for (const player of fieldPlayers) {
      expect(yearsActive(player, summer), player.id).toBe(player.yearsPro)
      for (const { dayOffset, title } of player.achievements) {
        const year = venueDate(summer, dayOffset).getUTCFullYear()
        expect(turnedPro(player, summer), `${player.id}: ${title.en}`).toBeLessThanOrEqual(year)
      }
    }
  })
})

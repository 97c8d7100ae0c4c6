import { describe, expect, it } from 'vitest'
import { turnedPro, yearsActive } from '@/content/career.ts'
import { players } from '@/content/players.ts'
import { venueYear } from '@/platform/words/venue-year.ts'

const summer = new Date('2026-07-15T12:00:00Z')

describe('years active', () => {
  it('are this year minus the year turned pro, of everybody and on any day', () => {
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

  it('are none in the year of the debut', () => {
    const debutants = players.filter((player) => turnedPro(player, new Date('2026-12-31T12:00:00Z')) === 2026)
    expect(debutants.length).toBeGreaterThanOrEqual(3)
    for (const player of debutants) expect(yearsActive(player, new Date('2026-12-31T12:00:00Z'))).toBe(0)
  })

  it('are what is told of a career that began before the list', () => {
    const veteran = players.find(({ id }) => id === 'omar-haddad')
    expect(veteran && yearsActive(veteran, summer)).toBe(veteran?.yearsPro)
  })
})

import { describe, expect, it } from 'vitest'
import { bouts } from '@/content/bouts/bouts.ts'
import { events } from '@/content/events/events.ts'
import { playerIds } from '@/content/players/player-ids.ts'
import { players } from '@/content/players/players.ts'
import type { WeightClass } from '@/content/players/types.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { sportIds, type Sport } from '@/content/sport-ids.ts'
import { isCombat } from '@/content/sports.ts'
import { teams } from '@/content/teams/teams.ts'
import { everyText } from '../support/every-text.ts'

const arabicLetter = /[\u0621-\u064a]/

/** The weight limit of each division, in kilograms. */
const limits: Record<'boxing' | 'mma', Partial<Record<WeightClass, number>>> = {
  boxing: { featherweight: 57.2, lightweight: 61.2, welterweight: 66.7, middleweight: 72.6 },
  mma: {
    strawweight: 52.2,
    flyweight: 56.7,
    bantamweight: 61.2,
    featherweight: 65.8,
    lightweight: 70.3,
    welterweight: 77.1,
    middleweight: 83.9,
  },
}

const roles: Record<Sport, { divisions: readonly string[]; stances: readonly string[] }> = {
  boxing: { divisions: Object.keys(limits.boxing), stances: ['orthodox', 'southpaw', 'switch'] },
  mma: { divisions: Object.keys(limits.mma), stances: ['orthodox', 'southpaw', 'switch'] },
  cricket: {
    divisions: ['opening-batter', 'all-rounder', 'fast-bowler', 'leg-spinner', 'wicketkeeper'],
    stances: ['right-hand', 'left-hand'],
  },
  football: {
    divisions: ['goalkeeper', 'defender', 'midfielder', 'forward'],
    stances: ['right-foot', 'left-foot'],
  },
}

describe('roster', () => {
  it('has every player with a URL, in every sport', () => {
    expect(players.length).toBeGreaterThanOrEqual(24)
    expect(players.map(({ id }) => id).toSorted()).toEqual(playerIds.toSorted())
    for (const sport of sportIds)
      expect(players.filter((player) => player.sport === sport).length).toBeGreaterThan(3)
  })

  it('has unique ranks from one on', () => {
    for (const sport of sportIds) {
      const ranks = players.filter((player) => player.sport === sport).map(({ ranking }) => ranking)
      expect(ranks, sport).toEqual(ranks.map((_, index) => index + 1))
    }
  })

  it.each(['en', 'ar'] as const)('has unique names and nicknames in %s', (language) => {
    for (const key of ['name', 'nickname'] as const) {
      const all = players.map((player) => player[key][language])
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('has plausible heights and weights', () => {
    for (const { id, sport, age, heightCm, weightKg, reachCm, division, stance, yearsPro } of players) {
      expect(roles[sport].divisions, id).toContain(division)
      expect(roles[sport].stances, id).toContain(stance)
      expect(age - yearsPro, id).toBeGreaterThanOrEqual(17)
      expect(age, id).toBeLessThanOrEqual(36)
      expect(yearsPro, id).toBeGreaterThanOrEqual(1)
      expect(heightCm, id).toBeGreaterThan(150)
      expect(heightCm, id).toBeLessThan(200)
      expect(reachCm === null, id).toBe(!isCombat(sport))
      if (reachCm !== null) {
        expect(reachCm - heightCm, id).toBeGreaterThanOrEqual(-2)
        expect(reachCm - heightCm, id).toBeLessThanOrEqual(10)
      }
      if (sport === 'boxing' || sport === 'mma') {
        const limit = Object.entries(limits[sport]).find(([name]) => name === division)?.[1] ?? 0
        expect(Math.abs(limit - weightKg), id).toBeLessThan(1)
      }
    }
  })

  it('has no career longer than its years', () => {
    for (const player of players.filter(({ sport }) => isCombat(sport))) {
      const { wins, losses, draws } = getRecord(player)
      expect(wins + losses + draws, player.id).toBeLessThanOrEqual(5 * player.yearsPro)
    }
  })

  it('counts cricket and football by the listed matches alone', () => {
    for (const { id, sport, before } of players.filter((player) => !isCombat(player.sport))) {
      expect(before, `${id}, ${sport}`).toEqual({ wins: 0, losses: 0, draws: 0, knockouts: 0 })
    }
  })
})

describe('teams', () => {
  it('have unique ranks from one on', () => {
    expect(teams.map(({ ranking }) => ranking)).toEqual(teams.map((_, index) => index + 1))
  })

  it('have short names that fit a crest', () => {
    for (const { short, id } of teams) {
      expect(short.en, id).toMatch(/^[A-Z]{2,3}$/)
      expect(short.ar.length, id).toBeLessThanOrEqual(6)
    }
    expect(new Set(teams.map(({ short }) => short.en)).size).toBe(teams.length)
  })
})

describe('achievements', () => {
  it.each([...players, ...teams].map((one) => [one.id, one.achievements] as const))(
    'of %s number two or three, latest first, all in the past',
    (_id, achievements) => {
      expect([2, 3]).toContain(achievements.length)
      const days = achievements.map(({ dayOffset }) => dayOffset)
      expect(Math.max(...days)).toBeLessThan(0)
      expect(days).toEqual(days.toSorted((a, b) => b - a))
    },
  )

  it('have the date of a bout if they name one', () => {
    const eventDays = new Set(
      events.filter(({ dayOffset }) => dayOffset < 0).map(({ dayOffset }) => dayOffset),
    )
    const told = players.flatMap(({ id, team, achievements }) =>
      achievements
        .filter(({ dayOffset }) => eventDays.has(dayOffset))
        .map(({ dayOffset }) => ({ id, team, dayOffset })),
    )
    expect(told.length).toBeGreaterThan(30)
    for (const { id, team, dayOffset } of told) {
      const theirs = bouts.filter(({ red, blue }) => [red, blue].some((side) => side === id || side === team))
      const days = theirs.map(({ event }) => events.find((one) => one.id === event)?.dayOffset)
      expect(days, id).toContain(dayOffset)
    }
  })
})

describe('texts of the demo area and of the cricket series', () => {
  const texts = everyText.filter(({ where }) =>
    /^content\/(?:players|teams|events|matches\/(?:cricketers|series|fixtures))/.test(where),
  )

  it('exist in both scripts', () => {
    expect(texts.length).toBeGreaterThan(400)
    for (const { en, ar } of texts) {
      expect(en).toMatch(/[A-Za-z]/)
      expect(en).not.toMatch(arabicLetter)
      expect(ar).toMatch(arabicLetter)
      expect(ar.replaceAll('T20', '')).not.toMatch(/[A-Za-z\u0660-\u0669]/)
      expect([en, ar]).toEqual([en.trim(), ar.trim()])
    }
  })

  it('end a sentence in both languages alike', () => {
    for (const { en, ar } of texts) expect(/[.!?]$/.test(ar), `${en} / ${ar}`).toBe(/[.!?]$/.test(en))
  })
})

import { describe, expect, it } from 'vitest'
import { players } from '@/content/players/players.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { isListedInFull, yearsActive } from '@/content/players/career.ts'
import { everyText } from '../support/every-text.ts'

const arabicLetter = /[\u0621-\u064a]/

describe('roster', () => {
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
})

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

import { describe, expect, it } from 'vitest'
import { players } from '@/content/players/players.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { isListedInFull, yearsActive } from '@/content/players/career.ts'
import { demoUser } from '@/content/demo-user.ts'
import { events } from '@/content/events/events.ts'
import type { Localized } from '@/content/localized.ts'
import { cricketers } from '@/content/matches/cricketers.ts'
import { teams } from '@/content/teams/teams.ts'
import { everyText, type TextPair } from '../support/every-text.ts'

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

const texts = everyText.filter(({ where }) =>
  /^content\/(?:players|teams|events|matches\/(?:cricketers|series|fixtures))/.test(where),
)

it('texts of the demo area and of the cricket series › exist in both scripts', () => {
  expect(texts.length).toBeGreaterThan(400)
  for (const { en, ar } of texts) {
    expect(en).toMatch(/[A-Za-z]/)
    expect(en).not.toMatch(arabicLetter)
    expect(ar).toMatch(arabicLetter)
    expect(ar.replaceAll('T20', '')).not.toMatch(/[A-Za-z\u0660-\u0669]/)
    expect([en, ar]).toEqual([en.trim(), ar.trim()])
  }
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

/** Excludes single words, which are the names in the records. */
const sentences = everyText.filter(({ en }) => en.includes(' '))

const isIn = (name: string, { en }: TextPair) => new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'u').test(en)

/** Without the given name: `Khalid Al Mansoori` → `Al Mansoori`, `المنصوري`. Empty for a single word. */
const familyOf = (name: string) => name.split(' ').slice(1).join(' ')

/** The last word of a name, which Arabic may use alone: `أفريدي` for `شاه أفريدي`. */
const lastOf = (name: string) => name.split(' ').at(-1) ?? name

/** Also matches a name whose article merges with a particle, as in `للدباس`. */
const saidIn = (text: string, name: string) =>
  text.includes(name) || (name.startsWith('ال') && text.includes(`لل${name.slice(2)}`))

const people: readonly Localized[] = [
  ...players.map(({ name }) => name),
  ...teams.map(({ headCoach }) => headCoach),
  ...Object.values(cricketers),
  demoUser.name,
]

it.each(people)('person in a text › $en has the spelling of the record', ({ en, ar }) => {
  const full = sentences.filter((text) => isIn(en, text))
  expect(full.filter((text) => !saidIn(text.ar, lastOf(ar)))).toEqual([])

  const family = familyOf(en)
  const isShared = people.some((other) => other.en !== en && familyOf(other.en).includes(family))
  if (!family || isShared) return
  const called = sentences.filter((text) => isIn(family, text))
  expect(called.filter((text) => !saidIn(text.ar, lastOf(familyOf(ar))))).toEqual([])
})

const named: readonly Localized[] = [...teams.map(({ name }) => name), ...events.map(({ title }) => title)]

it.each(named)('side or event in a text › $en has the name $ar', ({ en, ar }) => {
  const found = sentences.filter((text) => isIn(en, text) && text.en !== en)

  expect(found.filter((text) => !saidIn(text.ar, ar))).toEqual([])
})

it('names in texts › include more than forty people', () => {
  const said = people.filter(({ en }) => sentences.some((text) => isIn(familyOf(en) || en, text)))
  expect(said.length).toBeGreaterThan(40)
})

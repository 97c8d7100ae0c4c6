import { describe, expect, it } from 'vitest'
import { demoUser } from '@/content/demo-user.ts'
import { events } from '@/content/events/events.ts'
import type { Localized } from '@/content/localized.ts'
import { cricketers } from '@/content/matches/cricketers.ts'
import { players } from '@/content/players/players.ts'
import { teams } from '@/content/teams/teams.ts'
import { everyText, type TextPair } from '../support/every-text.ts'

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

describe('side or event in a text', () => {
  const named: readonly Localized[] = [...teams.map(({ name }) => name), ...events.map(({ title }) => title)]

  it.each(named)('$en has the name $ar', ({ en, ar }) => {
    const found = sentences.filter((text) => isIn(en, text) && text.en !== en)

    expect(found.filter((text) => !saidIn(text.ar, ar))).toEqual([])
  })
})

it('names in texts › include more than forty people', () => {
  const said = people.filter(({ en }) => sentences.some((text) => isIn(familyOf(en) || en, text)))
  expect(said.length).toBeGreaterThan(40)
})

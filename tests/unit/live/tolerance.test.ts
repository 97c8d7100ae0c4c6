import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { emptyFeedState, merge } from '@/live/merge.ts'
import { scoreKind } from '@/live/score-feed.ts'
import { at, buildFeed, buildMatch, deliveries, startsAt, withChange } from '../../support/feed-fixture.ts'

/** Every part of a match, from a walk through one that has them all × wrong values. */

const named = { name: 'Junaid Wattoo', team: 'RR' }
const sample = buildMatch(deliveries.chase)
const full = {
  ...sample,
  live: Object.assign({ isTargetRevised: true, overs: 18 }, sample.live),
  result: 'Ravi Riders won',
  winner: 'RR',
  playerOfMatch: { ...named, performance: '53 (36)' },
  mvp: { ...named, points: 61.5 },
  keyMoments: [{ over: '5.2', description: { en: 'A run out', ar: 'خروج بالركض' } }],
  milestones: [{ player: 'Junaid Wattoo', achievement: 'Fifty' }],
}
/** As in a response, which has no undefined value. */
const take = (match: unknown) =>
  merge(scoreKind, emptyFeedState, JSON.parse(JSON.stringify(buildFeed([match]))), startsAt.getTime())

type Path = readonly (string | number)[]
/** Every value inside; of a list, the first and the last. */
function placesIn(value: unknown, place: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [place]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  const ends = Array.isArray(value) ? [...new Set([...keys.slice(0, 1), ...keys.slice(-1)])] : keys
  return [place, ...ends.flatMap((key) => placesIn(at(value, [key]), [...place, key]))]
}
/** As SCORES-FEED.md writes it: without indices, languages and codes of sides. */
const nameOf = (place: Path) =>
  place.filter((key) => typeof key === 'string' && !/^(?:en|ar|[A-Z]+)$/.test(key)).join('.')

const prefixes: Readonly<Record<string, string>> = { Match: '', Team: 'teams.', Innings: 'teams.innings.' }
const described = readFileSync(path.resolve(import.meta.dirname, '../../../.github/SCORES-FEED.md'), 'utf8')
const needed = new Set(
  described.split('\n### ').flatMap((section) => {
    const prefix = prefixes[section.slice(0, section.indexOf('\n'))]
    const rows = prefix === undefined ? [] : section.matchAll(/^\| `(\w+)\S* +\| yes/gm)
    return [...rows].map(([, name = '']) => `${prefix}${name}`)
  }),
)
const places = placesIn(full)
  .slice(1)
  .map((place) => ({ place, where: place.join('.'), isNeeded: needed.has(nameOf(place)) }))
/** No part accepts one of these. */
const impossible = [-1, 'x'.repeat(5_000), { 0: 'x' }]
const wrong = [...impossible, undefined, null, '', 0, 1e9, true, [], [[]], {}, { en: '' }, 'NaN']

it('a full match › has every part of the schema, and loses none', () => {
  const { held, rejected } = take(full)
  const [match] = held.items
  const isEmpty = (place: Path) => ['null', '[]', '{}'].includes(JSON.stringify(at(match, place)))
  expect([rejected, placesIn(match).filter(isEmpty)]).toEqual([[], []])
  const isNamed = ({ place }: (typeof places)[number]) =>
    described.includes(`${nameOf(place).split('.').at(-1)}`)
  expect(places.filter((each) => !isNamed(each))).toEqual([])
  expect(needed).toEqual(new Set(places.filter(({ isNeeded }) => isNeeded).map(({ place }) => nameOf(place))))
})

it.each(places.filter(({ isNeeded }) => !isNeeded))(
  'a match › survives without the optional $where, and with a wrong value',
  ({ place }) => {
    for (const value of wrong) {
      const { held, isCurrent, rejected } = take(withChange(full, place, value))
      expect([held.items.length, isCurrent], JSON.stringify(value)).toEqual([1, true])
      if (value !== -1) continue
      expect(rejected).toEqual([{ why: 'part', paths: [expect.any(String)] }])
      const [reported = '-'] = rejected[0]?.paths ?? []
      expect(`${nameOf(place)}.`).toContain(`${reported.replace('[]', '')}.`)
    }
  },
)

it.each(places.filter(({ isNeeded }) => isNeeded))(
  'a match › disappears with a wrong $where, which the report names',
  ({ place }) => {
    for (const value of impossible) {
      const { held, rejected } = take(withChange(full, place, value))
      expect([held.items, rejected[0]?.why], JSON.stringify(value)).toEqual([[], 'match'])
      expect(`${rejected[0]?.paths?.[0]}.`).toContain(`${place.join('.').replace(/\.(?:en|ar)$/, '')}.`)
    }
  },
)

it.each(places.filter(({ place }) => place.length > 1 && Array.isArray(at(full, place))))(
  'a match › survives too many items in $where',
  ({ place }) => {
    const { held, rejected } = take(withChange(full, place, Array(70).fill(at(full, [...place, 0]))))
    expect(held.items).toHaveLength(1)
    if (!place.includes('innings')) expect(rejected[0]?.why).toBe('part')
  },
)

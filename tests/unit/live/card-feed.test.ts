import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { combatMethods, type NightReport } from '@/contract/card-report.ts'
import { cardKind } from '@/live/card-feed.ts'
import { ageOf } from '@/live/feed-age.ts'
import { emptyFeedState, merge, type FeedState } from '@/live/merge.ts'

const updatedAt = '2026-11-29T16:00:00Z'
const start = Date.parse(updatedAt)

const result = { winner: 'red', method: 'ko', round: 2, time: '3:12' }
const over = { row: 7, state: 'over', result }
const on = { row: 6, state: 'on', round: 2, clockSeconds: 184 }
const next = { row: 5, state: 'next', blue: 'a-player', note: { en: 'Late', ar: 'متأخر' } }
const empty = { round: null, clockSeconds: null, result: null, red: null, blue: null, note: null }

const buildNight = (bouts: unknown, also: object = {}) => ({
  event: 'battle-of-the-burj',
  startsAt: updatedAt,
  bouts,
  ...also,
})
const take = (night: unknown, held: FeedState<NightReport> = emptyFeedState) =>
  merge(cardKind, held, { version: 1, updatedAt, nights: [night] }, start)
const held = take(buildNight([over, on, next])).held

it('card feed › parses a night', () => {
  const bouts = [
    { ...empty, ...over },
    { ...empty, ...on },
    { ...empty, ...next },
  ]
  expect(held.items).toEqual([{ event: 'battle-of-the-burj', startsAt: start, bouts }])
})

describe('card feed with a row that does not fit', () => {
  it.each([
    ['row', { ...over, row: 0 }],
    ['state', { ...over, state: 'won' }],
    ['result', { ...over, result: 'red' }],
    ['result.method', { ...over, result: { ...result, method: 'magic' } }],
    ['result.round', { ...over, result: { ...result, round: 13 } }],
    ['result.time', { ...over, result: { winner: 'red', method: 'ko', round: 2 } }],
    ['result.time', { ...over, result: { ...result, time: '3:60' } }],
    ['result', { ...over, result: { ...result, winner: 'noContest' } }],
    ['result', { ...over, result: { ...result, method: 'noContest' } }],
    ['result', { ...over, result: { ...result, method: 'draw' } }],
  ])('leaves it out, and names %s', (where, row) => {
    const { held: card, isCurrent, rejected } = take(buildNight([row, on]))
    expect([card.items[0]?.bouts.map((bout) => bout.row), isCurrent]).toEqual([[6], true])
    expect(rejected).toEqual([{ why: 'part', paths: [`bouts.${where}`] }])
  })

  it('keeps its last valid version', () => {
    const later = take(
      buildNight([
        { ...over, result: 'red' },
        { ...on, round: 3 },
      ]),
      held,
    )
    expect(later.isCurrent).toBe(false)
    expect(later.held.items[0]?.bouts).toEqual([held.items[0]?.bouts[0], { ...empty, ...on, round: 3 }])
    const another = buildNight([{ ...over, result: 'red' }], { startsAt: '2026-11-30T16:00:00Z' })
    expect(take(another, held).held.items[0]?.bouts).toEqual([])
  })
})

it.each([
  ['round', 0],
  ['clockSeconds', '3:04'],
  ['red', 'Not an id'],
  ['blue', ''],
  ['note', { en: 'One language' }],
])('card feed › shows a row without a wrong %s', (part, wrong) => {
  const { held: card, rejected } = take(buildNight([{ ...on, [part]: wrong }]))
  expect(card.items[0]?.bouts).toEqual([{ ...empty, ...on, [part]: null }])
  expect(rejected).toEqual([{ why: 'part', paths: [`bouts.${part}`] }])
})

it.each([
  ['UPCOMING', []],
  ['UPCOMING', [next]],
  ['LIVE', [{ row: 7, state: 'walking' }, next]],
  ['LIVE', [on, next]],
  ['LIVE', [over, next]],
  ['RESULT', [over, { row: 1, state: 'over' }]],
])('stageOf › returns %s', (status, bouts) => {
  expect(take(buildNight(bouts)).held.items.map(cardKind.stageOf)).toEqual([{ status, startsAt: start }])
})

describe('ageOf', () => {
  const heard = { heardAt: start, changedAt: start, trouble: null }
  const later = start + 3_600_000

  it('returns current data for an hour without a poll while nothing is on', () => {
    expect(ageOf(heard, false, later)).toMatchObject({ isCurrent: true, at: start })
    expect(ageOf(heard, true, later)).toMatchObject({ isCurrent: false, at: start })
    expect(ageOf({ ...heard, trouble: 'silent' }, false, start).isCurrent).toBe(false)
  })
})

it('CARD-FEED.md › has an example that parses, and names every method', () => {
  const described = readFileSync(path.resolve(import.meta.dirname, '../../../.github/CARD-FEED.md'), 'utf8')
  const [, example = ''] = /```json\n(.+?)```/s.exec(described) ?? []
  const merged = merge(cardKind, emptyFeedState, JSON.parse(example), start)
  expect(merged.rejected).toEqual([])
  expect(merged.held.items[0]?.bouts).toHaveLength(3)
  expect(combatMethods.filter((method) => !described.includes(`\`${method}\``))).toEqual([])
})

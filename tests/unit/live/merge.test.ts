import { describe, expect, it } from 'vitest'
import { merge, emptyFeedState, type FeedState } from '@/live/merge.ts'
import { scoreKind, type FeedMatch } from '@/live/score-feed.ts'
import { buildFeed, buildMatch, deliveries, startsAt, withChange } from '../../support/feed-fixture.ts'

const now = startsAt.getTime()
const minute = 60_000

const take = (said: unknown, held: FeedState<FeedMatch> = emptyFeedState, at = now) =>
  merge(scoreKind, held, said, at)
const held = take(buildFeed()).held
const runs = ['teams', 0, 'innings', 0, 'runs']
const later = (matches: readonly unknown[]) => buildFeed(matches, now + minute)
const why = (said: unknown, from: FeedState<FeedMatch> = held) => take(said, from, now + minute).rejected

describe('merge of a valid feed', () => {
  it('counts a sixth ball as a completed over', () => {
    const changed = buildFeed([withChange(buildMatch(), ['teams', 0, 'innings', 0, 'overs'], '14.6')])
    expect(take(changed).held.items[0]?.teams[0].innings[0]?.overs).toBe('15.0')
  })

  it('removes direction marks and zero-width characters from its texts', () => {
    const marked = withChange(buildMatch(), ['result'], '\u202eRiders\u202c \u200bwon\u200f')
    const changed = withChange(marked, ['teams', 0, 'name', 'ar'], '\ufeffفرسان\u2060')
    const [match] = take(buildFeed([changed])).held.items
    expect(match?.result?.en).toBe('Riders won')
    expect(match?.teams[0].name.ar).toBe('فرسان')
  })

  it('replaces the stored data and drops missing matches', () => {
    const both = take(later([buildMatch(deliveries.chase), buildMatch(3, 2)]), held, now + minute)
    expect(both.held.items.map(({ id }) => id)).toEqual(['sandbox-1', 'sandbox-2'])
    const one = take(buildFeed([buildMatch(4, 2)], now + 2 * minute), both.held, now + 2 * minute)
    expect(one.held.items.map(({ id }) => id)).toEqual(['sandbox-2'])
  })

  it.each([
    ['with fewer runs and balls', [buildMatch(10)]],
    ['with figures that contradict each other', [withChange(buildMatch(41), runs, 300)]],
    ['with other sides', [withChange(buildMatch(41), ['teams', 0, 'code'], 'XX')]],
    ['that takes a result back', [buildMatch(deliveries.chase)], take(buildFeed([buildMatch(400)])).held],
    ['without live matches', []],
    ['with unknown fields', [{ ...buildMatch(41), umpires: ['one'] }]],
  ])('accepts a newer document %s', (_, matches, before = held) => {
    const merged = take(later(matches), before, now + minute)
    expect(merged).toMatchObject({ isCurrent: true, rejected: [] })
    expect(merged.held.items).not.toEqual(before.items)
  })
})

describe('merge of another feed', () => {
  it.each([
    ['nothing', undefined],
    ['a text', '<html>'],
    ['another version', { ...buildFeed(), version: 2 }],
    ['no stamp', { ...buildFeed(), updatedAt: undefined }],
    ['a stamp without a zone', { ...buildFeed(), updatedAt: '2026-11-22T15:30:00' }],
    ['a stamp of another zone', { ...buildFeed(), updatedAt: '2026-11-22T19:30:00+04:00' }],
  ])('rejects %s', (_, said) => {
    const merged = take(said, held)
    expect(merged).toEqual({ held, isCurrent: false, rejected: [{ why: 'document' }] })
    expect(merged.held).toBe(held)
  })

  it('rejects a feed older than the stored data', () => {
    expect(why(buildFeed([buildMatch(deliveries.chase)], now - 1))).toEqual([{ why: 'older' }])
  })

  it.each([1, 9 * minute])('accepts a feed dated %i ms ahead, and later data after it', (lead) => {
    const empty = take(buildFeed([], now + lead)).held
    expect(empty.updatedAt).toBe(now + lead)
    expect(take(buildFeed([buildMatch()]), empty).held.items).toHaveLength(1)
  })

  it.each([300, 600_000])('accepts later data after a feed dated %i minutes ahead', (lead) => {
    const ahead = take(buildFeed([buildMatch()], now + lead * minute)).held
    expect(why(buildFeed([buildMatch(41)], now + minute), ahead)).toEqual([])
  })
})

it('merge › takes the first 20 matches', () => {
  const many = Array.from({ length: 21 }, (_, index) => buildMatch(1, index + 1))
  expect(take(buildFeed(many))).toMatchObject({ held: { items: { length: 20 } }, isCurrent: true })
})

describe('merge of a match that does not fit the schema', () => {
  it('keeps its last valid version beside the others', () => {
    const bad = withChange(buildMatch(41), ['date'], '2026-02-31')
    const merged = take(later([bad, buildMatch(5, 2)]), held, now + minute)
    expect(merged).toMatchObject({ isCurrent: false, rejected: [{ why: 'match', paths: ['date'] }] })
    expect(merged.held.items.map(({ id }) => id)).toEqual(['sandbox-1', 'sandbox-2'])
    expect(merged.held.items[0]).toBe(held.items[0])
  })

  it('drops a match without a valid version', () => {
    const merged = take(later([{ nonsense: true }, buildMatch(41)]), held, now + minute)
    expect(merged).toMatchObject({ isCurrent: true, rejected: [{ why: 'match' }] })
    expect(merged.held.items.map(({ id }) => id)).toEqual(['sandbox-1'])
  })
})

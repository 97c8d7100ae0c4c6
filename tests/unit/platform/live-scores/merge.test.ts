import { describe, expect, it } from 'vitest'
import { merge, emptyFeedState, type FeedState } from '@/platform/live-scores/merge.ts'
import { buildFeed, buildMatch, deliveries, startsAt, withChange } from '../../../support/feed-fixture.ts'

const now = startsAt.getTime()
const minute = 60_000

const take = (said: unknown, held: FeedState = emptyFeedState, at = now) => merge(held, said, at)
const held = take(buildFeed()).held
const later = (matches: readonly unknown[]) => buildFeed(matches, now + minute)
const why = (said: unknown, from: FeedState = held) =>
  take(said, from, now + minute).rejected.map((each) => each.why)

describe('merge of a valid feed', () => {
  it('stores it with its time', () => {
    expect(held.updatedAt).toBe(now)
    expect(held.matches.map(({ id, status }) => [id, status])).toEqual([['sandbox-1', 'LIVE']])
  })

  it('uses a plain text for both languages', () => {
    const changed = buildFeed([withChange(buildMatch(), ['venue'], ' Sharjah ')])
    expect(take(changed).held.matches[0]?.venue).toEqual({ en: 'Sharjah', ar: 'Sharjah' })
  })

  it('ignores unknown fields', () => {
    expect(take({ ...buildFeed([{ ...buildMatch(), umpires: ['one'] }]), provider: 'x' }).rejected).toEqual(
      [],
    )
  })

  it('replaces the stored data and drops missing matches', () => {
    const both = take(later([buildMatch(deliveries.chase), buildMatch(3, 2)]), held, now + minute)
    expect(both.held.matches.map(({ id }) => id)).toEqual(['sandbox-1', 'sandbox-2'])
    const one = take(buildFeed([buildMatch(4, 2)], now + 2 * minute), both.held, now + 2 * minute)
    expect(one.held.matches.map(({ id }) => id)).toEqual(['sandbox-2'])
  })

  it('accepts a corrected wicket and boundary', () => {
    const { status, teams, ...rest } = buildMatch(120)
    const before = take(
      buildFeed([{ status, teams, ...rest, batting: {}, bowling: {}, fallOfWickets: {} }]),
    ).held
    const innings = before.matches[0]?.teams[0].innings[0]
    expect(innings?.wickets).toBeGreaterThan(0)
    const put = { ...innings, wickets: Number(innings?.wickets) - 1, perOver: null }
    const after = withChange(
      { status, teams, ...rest, batting: {}, bowling: {}, fallOfWickets: {}, live: null },
      ['teams', 0, 'innings', 0],
      put,
    )
    const live = { batting: before.matches[0]?.live?.batting }
    expect(why(later([withChange(after, ['live'], live)]), before)).toEqual([])
  })

  it('accepts a feed without live matches', () => {
    expect(take(later([]), held, now + minute)).toMatchObject({ isTaken: true, held: { matches: [] } })
  })
})

describe('merge of a rejected feed', () => {
  it.each([
    ['nothing', undefined],
    ['a text', '<html>'],
    ['a list', []],
    ['another version', { ...buildFeed(), version: 2 }],
    ['no stamp', { ...buildFeed(), updatedAt: undefined }],
    ['a stamp without a zone', { ...buildFeed(), updatedAt: '2026-11-22T15:30:00' }],
    ['a stamp of another zone', { ...buildFeed(), updatedAt: '2026-11-22T19:30:00+04:00' }],
    ['too many matches', buildFeed(Array.from({ length: 21 }, (_, index) => buildMatch(1, index + 1)))],
  ])('%s', (_, said) => {
    const merged = take(said, held)
    expect(merged).toEqual({ held, isTaken: false, rejected: [{ id: null, why: 'document' }], carried: [] })
    expect(merged.held).toBe(held)
  })

  it('written before the stored data', () => {
    expect(why(buildFeed([buildMatch(deliveries.chase)], now - 1))).toEqual(['older'])
  })

  it('written days ahead', () => {
    expect(why(buildFeed([buildMatch()], now + 3 * 24 * 60 * minute))).toEqual(['ahead'])
  })

  it.each([1, 9 * minute])('written %i ms ahead, without outdating later data', (lead) => {
    const empty = take(buildFeed([], now + lead)).held
    expect(take(buildFeed([buildMatch()]), empty).held.matches).toHaveLength(1)
  })

  it('written hours ahead, without blocking later data', () => {
    const ahead = take(buildFeed([buildMatch()], now + 300 * minute)).held
    expect(why(buildFeed([buildMatch(41)], now + minute), ahead)).toEqual([])
  })
})

describe('merge of a rejected match keeps the stored one', () => {
  const result = take(buildFeed([buildMatch(deliveries.over)])).held

  it.each([
    ['from a result to live', result, [buildMatch(deliveries.chase)], 'back'],
    ['from live to what is still to come', held, [buildMatch(0)], 'back'],
    ['by a ball', held, [buildMatch(deliveries.early - 8)], 'back'],
    [
      'from the second innings to the first',
      take(buildFeed([buildMatch(deliveries.chase)])).held,
      [buildMatch(100)],
      'back',
    ],
    ['to other sides', held, [withChange(buildMatch(41), ['teams', 0, 'code'], 'XX')], 'sides'],
    ['to the same match twice', held, [buildMatch(41), buildMatch(42)], 'twice'],
    ['to figures of another kind', held, [withChange(buildMatch(41), ['oversPerSide'], 'twenty')], 'match'],
    ['to a day that there is not', held, [withChange(buildMatch(41), ['date'], '2026-02-31')], 'match'],
  ] as const)('regressing %s', (_, from, matches, reason) => {
    const merged = take(later(matches), from, now + minute)
    expect(merged.rejected.map((each) => each.why)).toEqual([reason])
    if (reason !== 'twice') expect(merged.held.matches).toEqual(from.matches)
  })

  it('while accepting another match of the feed', () => {
    const bad = withChange(buildMatch(41), ['teams', 0, 'innings', 0, 'runs'], 500)
    const merged = take(later([bad, buildMatch(5, 2)]), held, now + minute)
    expect(merged.rejected).toEqual([{ id: 'sandbox-1', why: 'runs' }])
    expect(merged.carried).toEqual(['sandbox-1'])
    expect(merged.held.matches.map(({ id }) => id)).toEqual(['sandbox-1', 'sandbox-2'])
    expect(merged.held.matches[0]).toBe(held.matches[0])
  })

  it('even if its id is unreadable', () => {
    const merged = take(later([{ nonsense: true }, buildMatch(5, 2)]), held, now + minute)
    expect(merged.held.matches.map(({ id }) => id).toSorted()).toEqual(['sandbox-1', 'sandbox-2'])
    expect(merged.carried).toEqual(['sandbox-1'])
  })
})

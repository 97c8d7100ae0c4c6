import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreKind, type FeedMatch } from '@/live/score-feed.ts'
import { merge, emptyFeedState } from '@/live/merge.ts'
import {
  afterAnswer,
  afterFailure,
  nextAsk,
  neverAsked,
  type Asking,
  type Circumstances,
} from '@/live/schedule.ts'
import { buildFeed, buildMatch, deliveries, startsAt } from '../../support/feed-fixture.ts'

const second = 1_000
const minute = 60 * second
const start = startsAt.getTime()
const matchAfter = (balls: number): readonly FeedMatch[] =>
  merge(scoreKind, emptyFeedState, buildFeed([buildMatch(balls)]), start).held.items
const live = matchAfter(deliveries.early)
const coming = matchAfter(0)
const result = matchAfter(deliveries.over)

const seen: Circumstances = { isSeen: true, isOnline: true, isLowData: false, wokenAt: 0 }
const due = (matches: readonly FeedMatch[], asking: Asking, now: number, also: Partial<Circumstances> = {}) =>
  nextAsk(asking, matches.map(scoreKind.stageOf), { ...seen, ...also }, now)

describe('schedule after a good response', () => {
  it.each([
    ['live', live, start, {}, start + 10 * second],
    ['live, and data is saved', live, start, { isLowData: true }, start + 45 * second],
    ['two hours before the start', coming, start - 120 * minute, {}, start - 60 * minute],
    ['within an hour of it', coming, start - 30 * minute, {}, start - 29 * minute],
    ['half an hour late', coming, start + 30 * minute, {}, start + 31 * minute],
    ['an hour late', coming, start + 60 * minute, {}, null],
    ['over', result, start, {}, null],
    ['nothing on', [], start, {}, null],
    ['hidden', live, start, { isSeen: false }, null],
    ['slowly if the browser reports no network', live, start, { isOnline: false }, start + 45_000],
    [
      'over, and the visitor comes back',
      result,
      start,
      { wokenAt: start + 30 * minute },
      start + 30 * minute,
    ],
    ['over, and back at once', result, start, { wokenAt: start + second }, start + 10 * second],
  ] as const)('sets the time of the next request: %s', (_, matches, askedAt, also, when) => {
    expect(due(matches, afterAnswer(askedAt), askedAt + second, also)).toBe(when)
  })

  it('does not wait if the clock was set back', () => {
    expect(due(live, afterAnswer(start), start - 60 * minute, { wokenAt: start - 90 * minute })).toBeLessThan(
      start - 60 * minute,
    )
  })

  it('does not wait for a clock that was ahead when the page opened', () => {
    const now = start - 120 * minute
    expect(due(live, afterAnswer(start), now, { wokenAt: start - 5 * minute })).toBe(now)
  })

  it.each([
    ['no match', []],
    ['a result', result],
  ])('requests once a minute for an hour after a live match became %s', (_, matches) => {
    const dueAt = (askedAt: number) => due(matches, afterAnswer(askedAt, start), askedAt + second)
    expect(dueAt(start + minute)).toBe(start + 2 * minute)
    expect(dueAt(start + 59 * minute)).toBe(start + 60 * minute)
    expect(dueAt(start + 60 * minute)).toBeNull()
  })
})

it('first request › waits until the page is visible, even offline', () => {
  expect(due([], neverAsked, start, { wokenAt: 5 })).toBe(5)
  expect(due([], neverAsked, start, { wokenAt: 5, isOnline: false })).toBe(5)
  expect(due([], neverAsked, start, { wokenAt: 5, isSeen: false })).toBeNull()
})

describe('schedule after a failure', () => {
  const fail = (times: number, retryAfter: string | null = null, random = 0) => {
    let asking = neverAsked
    for (let time = 0; time < times; time += 1) asking = afterFailure(asking, retryAfter, start, random)
    return asking
  }

  it.each([
    [1, 15 * second],
    [2, 30 * second],
    [1_000, 5 * minute],
  ])('waits after failure %i for %i ms', (times, wait) => {
    expect(due(live, fail(times), start)).toBe(start + wait)
  })

  it('spreads devices, even at the longest pause', () => {
    expect(due(live, fail(9, null, 1), start)).toBe(start + 4 * minute)
  })

  it('ends a pause on return, unless the server requested it', () => {
    expect(due(live, fail(4), start, { wokenAt: start + 20 * second })).toBe(start + 20 * second)
    expect(due(live, fail(4, '600'), start, { wokenAt: start + 20 * second })).toBe(start + 600 * second)
  })

  it('ignores a shorter Retry-After', () => {
    expect(due(live, fail(1, '0'), start)).toBe(start + 15 * second)
  })

  it('waits at most a day, whatever the server requests', () => {
    expect(due(live, fail(1, '86401'), start)).toBe(start + 24 * 60 * minute)
  })
})

it('schedule › never requests more than once in ten seconds', () => {
  const event = fc.record({
    after: fc.nat(90 * second),
    fails: fc.boolean(),
    retryAfter: fc.constantFrom(null, '0', '-1', 'soon', '30'),
    wakes: fc.boolean(),
    matches: fc.constantFrom(live, coming, result, []),
  })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let asking = afterAnswer(start)
      let now = start
      for (const { after, fails, retryAfter, wakes, matches } of events) {
        now += after
        const when = due(matches, asking, now, { wokenAt: wakes ? now : 0 })
        if (when === null) continue
        expect(when).toBeGreaterThanOrEqual((asking.askedAt ?? 0) + 10 * second)
        if (when <= now) asking = fails ? afterFailure(asking, retryAfter, now, 0.5) : afterAnswer(now)
      }
    }),
  )
})

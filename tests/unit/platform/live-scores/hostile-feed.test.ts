import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findContradiction } from '@/platform/live-scores/find-contradiction.ts'
import { countBalls } from '@/lib/cricket-figures.ts'
import { getInnings } from '@/platform/live-scores/feed-figures.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { merge, emptyFeedState, type FeedState } from '@/platform/live-scores/merge.ts'
import { buildFeed, buildMatch, at, leavesOf, startsAt, withChange } from '../../../support/feed-fixture.ts'

/** Property tests with random feeds: valid ones, ones with wrong values, and arbitrary data. */

const start = startsAt.getTime()

/** Runs, wickets and overs of every innings. */
const totals = (match: Pick<FeedMatch, 'teams'>) =>
  match.teams.flatMap(({ innings }) => innings.map(({ runs, wickets, overs }) => [runs, wickets, overs]))

const truths = Array.from({ length: 261 }, (_, ball) => buildMatch(ball))
const places = truths.map((truth) => leavesOf(truth))
const heldAfter = truths.map((truth) => merge(emptyFeedState, buildFeed([truth]), start).held)
const summaries = heldAfter.map((held) => JSON.stringify(held.matches.map(totals)))

const deliveries = fc.nat(truths.length - 1)

/** Values of a broken or malicious feed. */
const nonsense = fc.oneof(
  fc.integer({ min: -5, max: 400 }),
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    'W',
    '3.7',
    '99.9',
    [],
    {},
    true,
    Number.NaN,
    1e308,
    '__proto__',
  ),
  fc.string({ maxLength: 300 }),
)

/** The figures that make up a total. A wrong name or venue cannot be detected. */
const isFigure = (path: readonly (string | number)[]) =>
  path[0] === 'teams' && /^(?:runs|wickets|overs|extras)$/.test(String(path.at(-1)))

const lie = fc.record({ ball: deliveries, place: fc.nat(), by: nonsense, isAboutTotal: fc.boolean() })

describe('merge', () => {
  it('keeps only consistent totals and never throws, whichever single figure is wrong', () => {
    fc.assert(
      fc.property(deliveries, lie, (heldAt, { ball, place, by, isAboutTotal }) => {
        const held = heldAfter[heldAt] ?? emptyFeedState
        const truth = truths[ball]
        const leaves = (places[ball] ?? []).filter((path) => !isAboutTotal || isFigure(path))
        const path = leaves[place % Math.max(leaves.length, 1)] ?? ['status']
        const merged = merge(held, buildFeed([withChange(truth, path, by)], start + 1), start + 1)
        const totalsNow = JSON.stringify(merged.held.matches.map(totals))
        expect([summaries[heldAt], summaries[ball], '[]']).toContain(totalsNow)
      }),
      { numRuns: 400 },
    )
  })

  it('keeps consistent data and never regresses, whatever number of figures change', () => {
    const feeds = fc.array(
      fc.record({
        ball: deliveries,
        at: fc.integer({ min: -90, max: 90 }),
        lies: fc.array(lie, { maxLength: 3 }),
      }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(feeds, (said) => {
        let held: FeedState = emptyFeedState
        for (const { ball, at: minutes, lies } of said) {
          let match: unknown = truths[ball]
          for (const { place, by } of lies) {
            const leaves = places[ball] ?? []
            match = withChange(match, leaves[place % leaves.length] ?? [], by)
          }
          const before = held
          held = merge(held, buildFeed([match], start + minutes * 60_000), start).held
          expect(held.matches.map(findContradiction).filter(Boolean)).toEqual([])
          expectNoStepBack(before, held)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('keeps good data and never throws, for any input', () => {
    const { held } = merge(emptyFeedState, buildFeed(), start)
    const document = fc.record(
      {
        version: fc.constantFrom<unknown>(1, '1', 2),
        updatedAt: fc.constantFrom<unknown>(new Date(start + 5).toISOString(), 'now', 5, null),
        matches: fc.array(
          fc.oneof(
            fc.anything(),
            fc.record({ id: fc.constantFrom('sandbox-1', 'x'), live: fc.anything(), teams: fc.anything() }),
          ),
          { maxLength: 4 },
        ),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), document), (said) => {
        const merged = merge(held, said, start + 5)
        const isEmpty = Array.isArray(at(said, ['matches'])) && merged.rejected.length === 0
        expect(merged.held.matches).toEqual(isEmpty ? [] : held.matches)
      }),
      { numRuns: 400 },
    )
  })
})

function expectNoStepBack(before: FeedState, after: FeedState) {
  const [was] = before.matches
  const is = after.matches.find(({ id }) => id === was?.id)
  if (!was || !is) return
  if (was.status === 'RESULT') expect(is.status).toBe('RESULT')
  for (const [index, innings] of getInnings(was).entries()) {
    expect(countBalls(getInnings(is)[index]?.overs ?? '0.0')).toBeGreaterThanOrEqual(
      countBalls(innings.overs),
    )
  }
}

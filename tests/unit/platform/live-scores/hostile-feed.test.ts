import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '@/contract/language.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { merge, emptyFeedState } from '@/platform/live-scores/merge.ts'
import { diffMatches } from '@/shared/live/live-news.ts'
import { newsWords } from '@/shared/live/news-words.ts'
import { buildFeed, buildMatch, at, leavesOf, startsAt, withChange } from '../../../support/feed-fixture.ts'
import { liveTexts, renderLive, visibleTextOf } from '../../../support/render-live.tsx'

/** Property tests with random feeds: arbitrary data, and valid data whose figures contradict each other. */

const start = startsAt.getTime()

describe('merge', () => {
  it('keeps good data and never throws, for any input', () => {
    const { held } = merge(emptyFeedState, buildFeed(), start)
    const document = fc.record(
      {
        version: fc.constantFrom<unknown>(1, '1', 2),
        updatedAt: fc.constantFrom<unknown>(new Date(start + 5).toISOString(), 'now', 5, null),
        matches: fc.array(
          fc.oneof(fc.anything(), fc.record({ id: fc.constant('sandbox-1'), live: fc.anything() })),
          { maxLength: 4 },
        ),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), document), (said) => {
        const merged = merge(held, said, start + 5)
        const matches = at(said, ['matches'])
        const isNamed = Array.isArray(matches) && matches.some((one) => at(one, ['id']) === 'sandbox-1')
        expect(merged.held.matches).toEqual(merged.held === held || isNamed ? held.matches : [])
      }),
      { numRuns: 400 },
    )
  })
})

/** The strip, the panel and the announcements of a match in both languages, as the page shows them. */
function rendered(match: FeedMatch, before: FeedMatch): string {
  return languages
    .flatMap((language) => [
      renderLive(match, { heardAt: start }, start, language),
      ...diffMatches(before, match).map(({ news }) => newsWords(news, language, liveTexts(language))),
    ])
    .join('\n')
}

const valid = (match: unknown) => merge(emptyFeedState, buildFeed([match]), start).held.matches[0]
const truths = Array.from({ length: 27 }, (_, index) => buildMatch(index * 10))
const places = truths.map((truth) => leavesOf(truth))

const figure = fc.oneof(
  fc.nat(999),
  fc.constantFrom<unknown>(null, true, false, [], {}, '0.0', '3.5', '50.0', 'RR', 'KK', 'W'),
  fc.constantFrom<unknown>('UPCOMING', 'LIVE', 'RESULT', 1e308, Number.NaN, '__proto__'),
)
const lies = fc.array(fc.record({ place: fc.nat(), by: figure }), { maxLength: 4 })

it('live match › renders without a negative or impossible number, whatever its valid figures', () => {
  const ball = fc.nat(truths.length - 1)
  fc.assert(
    fc.property(ball, ball, lies, (earlier, ball, changes) => {
      let match: unknown = truths[ball]
      for (const { place, by } of changes) {
        const paths = places[ball] ?? []
        match = withChange(match, paths[place % paths.length] ?? [], by)
      }
      const [before, after] = [valid(truths[earlier]), valid(match)]
      if (!before || !after) return
      const html = rendered(after, before)
      expect(html).not.toMatch(/NaN|Infinity|undefined|\[object|[{}]/)
      expect(visibleTextOf(html)).not.toMatch(/-\d/)
    }),
    { numRuns: 250 },
  )
})

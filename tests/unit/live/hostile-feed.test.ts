import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languages } from '@/contract/language.ts'
import { scoreKind, type FeedMatch } from '@/live/score-feed.ts'
import { merge, emptyFeedState } from '@/live/merge.ts'
import { diffMatches, newsWords } from '@/live/live-news.ts'
import { buildFeed, buildMatch, leavesOf, startsAt, withChange } from '../../support/feed-fixture.ts'
import { liveTexts, renderLive, visibleTextOf } from '../../support/render-live.tsx'

/** Random feeds whose figures contradict each other. */

const start = startsAt.getTime()

/** The strip, the panel and the announcements of a match in both languages, as the page shows them. */
function rendered(match: FeedMatch, before: FeedMatch): string {
  return languages
    .flatMap((language) => [
      renderLive(match, { heardAt: start }, start, language),
      ...diffMatches(before, match).map(({ news }) => newsWords(news, language, liveTexts(language))),
    ])
    .join('\n')
}

const valid = (match: unknown) => merge(scoreKind, emptyFeedState, buildFeed([match]), start).held.items[0]
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

import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { LivePanel } from '@/features/scores/live/live-panel.tsx'
import { LiveStrip } from '@/features/scores/live/live-strip.tsx'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { emptyScores } from '@/platform/live-scores/live-scores.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { merge, emptyFeedState } from '@/platform/live-scores/merge.ts'
import { diffMatches } from '@/shared/live/live-news.ts'
import { getLiveStatus } from '@/shared/live/live-status.ts'
import { newsWords } from '@/shared/live/news-words.ts'
import { buildFeed, buildMatch, at, leavesOf, startsAt, withChange } from '../../../support/feed-fixture.ts'

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

const i18ns = await Promise.all((['en', 'ar'] as const).map(createI18n))
for (const i18n of i18ns) await loadTexts(i18n, ['live', 'scores'])

const nothing = () => {}

/** The strip, the panel and the announcements of a match, as the page shows them. */
function rendered(match: FeedMatch, before: FeedMatch): string {
  const standing = getLiveStatus(match, { ...emptyScores, heardAt: start }, start)
  return i18ns
    .flatMap((i18n) => [
      renderToStaticMarkup(
        <I18nextProvider i18n={i18n}>
          <LiveStrip match={match} standing={standing} panel="panel" isOpen onPress={nothing} />
          <LivePanel id="panel" match={match} standing={standing} />
        </I18nextProvider>,
      ),
      ...diffMatches(before, match).map(({ news }) =>
        newsWords(news, i18n.language === 'ar' ? 'ar' : 'en', i18n.getFixedT(null, 'live')),
      ),
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
      expect(html.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/-\d/)
    }),
    { numRuns: 250 },
  )
})

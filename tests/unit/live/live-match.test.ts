import { describe, expect, it, vi } from 'vitest'
import { formatTime } from '@/lib/format/format.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { emptyFeed } from '@/live/feed-store.ts'
import type { LiveScores } from '@/live/score-feed.ts'
import { getLiveStatus } from '@/live/live-status.tsx'
import { buildBatter, buildInnings, buildLiveMatch, withRuns } from '../../support/live-match-fixture.ts'
import { renderLive, visibleTextOf } from '../../support/render-live.tsx'

const now = Date.UTC(2026, 10, 22, 15, 51)
const second = 1_000
const minute = 60 * second

it('live match after a chase that ended by wickets › shows the end, though the feed still sends LIVE', () => {
  const match = buildLiveMatch({
    first: buildInnings(168, 7, '20.0'),
    second: buildInnings(92, 10, '7.5'),
    target: 169,
    batters: [buildBatter('Rashid', 30, 20)],
  })
  const html = renderLive(match, { heardAt: now }, now)
  const ends = visibleTextOf(html).match(/End of the innings\. \u2068Side BBB\u2069 \u206692\u2069/g)
  expect(ends).toHaveLength(3) // in score, panel and bar
  expect(html).not.toContain('Need')
})

describe('live match without news from the feed', () => {
  const match = buildLiveMatch({ first: buildInnings(50, 1, '6.0') })
  const time = formatTime(new Date(now), 'en', localTimeZone() ?? undefined)
  const timeAr = formatTime(new Date(now), 'ar', localTimeZone() ?? undefined)

  it('shows the time of the score instead of "live" in score and bar', () => {
    expect(visibleTextOf(renderLive(match, { heardAt: now }, now + 50_000)).match(/Live/g)).toHaveLength(2)
    const silent = visibleTextOf(renderLive(match, { heardAt: now }, now + minute))
    expect(silent.match(new RegExp(`As of ${time}`, 'g'))).toHaveLength(2)
    expect(silent).not.toContain('Live')
    const offline = renderLive(match, { heardAt: now, trouble: 'offline' }, now, 'ar')
    expect(visibleTextOf(offline).match(new RegExp(`حتى ${timeAr}`, 'g'))).toHaveLength(2)
  })

  it('shows the time at the venue with its zone when the time zone is unknown', () => {
    const options = Intl.DateTimeFormat().resolvedOptions()
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...options,
      timeZone: 'Etc/Unknown',
    })
    const html = visibleTextOf(renderLive(match, { heardAt: now }, now + minute))
    expect(html.match(/As of 7:51 PM UAE time/g)).toHaveLength(2)
    expect(html).toContain('Score as of 7:51 PM UAE time, ')
  })

  it('shows the age of a score of another day', () => {
    expect(visibleTextOf(renderLive(match, { heardAt: now }, now + 26 * 60 * minute))).toContain('yesterday')
  })
})

it('live match › isolates every text of the feed', () => {
  const texts = { en: 'text', ar: 'نص' }
  const match = {
    ...buildLiveMatch({ first: buildInnings(50, 1, '6.0'), batters: [buildBatter('Rashid', 30, 20)] }),
    series: texts,
    venue: texts,
    toss: texts,
  }
  const html = [
    renderLive(match, { heardAt: now }, now, 'ar'),
    renderLive({ ...match, status: 'RESULT', live: null, result: texts }, { heardAt: now }, now, 'ar'),
  ].join('')
  // The visually hidden heading has no neighbours.
  const bare = html.replaceAll(/<bdi[^>]*>[^<]*<\/bdi>|<h2.*?<\/h2>|aria-label="[^"]*"/g, '')
  expect(bare).not.toMatch(/نص|بالعربية/)
})

it('live match › names the winner of a finished match in the score', () => {
  const match = buildLiveMatch({
    status: 'RESULT',
    first: buildInnings(150, 4, '20.0'),
    second: buildInnings(147, 5, '20.0'),
    result: { en: 'A won by 3 runs', ar: 'فاز أ' },
  })
  const [score = ''] = renderLive(match, { heardAt: now }, now).split('<section')
  expect(visibleTextOf(score)).toMatch(/Result .*AAA .*150\/4 .*BBB .*147\/5 .*A won by 3 runs/)
})

it.each([
  ['while it is on', 'LIVE', [undefined, buildInnings(5, 1, '0.3')], /BBB 5\/1 \(0\.3\) /],
  [
    'in its chase',
    'LIVE',
    [buildInnings(4, 0, '0.2'), buildInnings(11, 1, '1.0')],
    /Need 8 runs from 4 balls/,
  ],
  [
    'after it',
    'RESULT',
    [buildInnings(13, 0, '0.5'), buildInnings(11, 1, '1.0')],
    /AAA 13\/0 \(0\.5\) BBB 11\/1/,
  ],
] as const)(
  'live match › shows the super over in its own line %s, and the tie above it',
  (_when, status, superOver, shown) => {
    const tie = { first: buildInnings(150, 4, '20.0'), second: buildInnings(150, 7, '20.0'), target: 151 }
    const match = buildLiveMatch({ ...tie, status, superOver, batting: superOver[0] ? 'AAA' : 'BBB' })
    const [score = ''] = renderLive(match, { heardAt: now }, now).split('<section')
    expect(visibleTextOf(score)).toMatch(/AAA .*150\/4 .*BBB .*150\/7 .*Super over: /)
    expect(visibleTextOf(score)).toMatch(shown)
    expect(score).not.toContain('End of the innings')
  },
)

const match = withRuns(50)

/** Scores that were last heard, and last changed, so many milliseconds ago. */
const after = (heard: number, changed: number, also: Partial<LiveScores> = {}): LiveScores => ({
  ...emptyFeed,
  items: [match],
  updatedAt: now - changed,
  changedAt: now - changed,
  heardAt: now - heard,
  ...also,
})

it.each([
  ['heard just now', after(0, 20 * second), { isLive: true, state: 'heard', at: now }],
  ['heard 50 seconds ago, for low data', after(50 * second, minute), { isLive: true, state: 'heard' }],
  ['silent for a minute', after(minute, minute, { trouble: 'silent' }), { isLive: false, state: 'silent' }],
  ['that did not change for nine minutes', after(0, 9 * minute), { isLive: true, state: 'heard' }],
  [
    'of a feed that answers and has told nothing new for eleven minutes',
    after(0, 11 * minute),
    { isLive: false, state: 'still', at: now - 11 * minute },
  ],
  [
    'of a feed that is silent for a moment',
    after(20 * second, 30 * second, { trouble: 'silent' }),
    { isLive: true, state: 'silent' },
  ],
  [
    "of the worker's copy, hours later",
    after(180 * minute, 181 * minute, { trouble: 'silent' }),
    { isLive: false, state: 'silent', at: now - 180 * minute },
  ],
  [
    'of a device that has just lost its network',
    after(second, second, { trouble: 'offline' }),
    { isLive: false, state: 'offline', at: now - second },
  ],
  [
    'that stood still when the network went',
    after(minute, 40 * minute, { trouble: 'offline' }),
    { isLive: false, state: 'offline', at: now - 40 * minute },
  ],
  ['heard since the clock last ticked', after(-5 * second, 0), { isLive: true, now: now + 5 * second }],
] as const)('getLiveStatus of a live match › returns the state of a match %s', (_, scores, told) => {
  expect(getLiveStatus(match, scores, now)).toMatchObject(told)
})

it('getLiveStatus › returns no age for a result', () => {
  const over = buildLiveMatch({ status: 'RESULT', first: buildInnings(90, 4, '20.0') })
  expect(getLiveStatus(over, after(0, 60 * minute), now)).toMatchObject({
    isLive: false,
    state: 'heard',
    at: now,
  })
})

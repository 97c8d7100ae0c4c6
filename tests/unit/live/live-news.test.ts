import { describe, expect, it } from 'vitest'
import { createLiveNewsTracker, newsWords, type News } from '@/live/live-news.ts'
import type { FeedMatch } from '@/live/score-feed.ts'
import { buildBatter, buildLiveMatch, buildInnings, withRuns } from '../../support/live-match-fixture.ts'
import { liveTexts } from '../../support/render-live.tsx'

const tenSeconds = 10_000

/** The news announced at each reading, ten seconds apart. */
function announcementsOf(...looks: (FeedMatch | 'leaves')[]): string[][] {
  const reader = createLiveNewsTracker()
  return looks.flatMap((look, index) => {
    if (look !== 'leaves') return [reader.read(look, index * tenSeconds).map(({ kind }) => kind)]
    reader.leave()
    return []
  })
}

const firstOver = buildLiveMatch({ first: buildInnings(150, 4, '20.0'), batting: 'BBB', target: 151 })
const won: FeedMatch = { ...firstOver, status: 'RESULT', live: null, result: { en: 'B won', ar: 'فاز ب' } }

describe('live announcements', () => {
  it('announce a wicket, a fifty, a hundred and the end once each', () => {
    expect(announcementsOf(withRuns(48), withRuns(50), withRuns(52))).toEqual([[], ['fifty'], []])
    expect(announcementsOf(withRuns(98), withRuns(102), withRuns(103))).toEqual([[], ['hundred'], []])
    expect(announcementsOf(withRuns(10), withRuns(10, 1), withRuns(11, 1))).toEqual([[], ['wicket'], []])
    expect(announcementsOf(withRuns(140), firstOver, firstOver)).toEqual([[], ['inningsEnd'], []])
    expect(announcementsOf(firstOver, won, won)).toEqual([[], ['end'], []])
  })

  it('skip the fifty of a batter who appears for the first time', () => {
    const partner = buildLiveMatch({
      first: buildInnings(90, 1, '10.0'),
      batters: [buildBatter('Sami', 61, 40)],
    })
    expect(announcementsOf(withRuns(40, 1), partner)).toEqual([[], []])
  })

  it('announce a wicket overturned by a review, and the next with the same number', () => {
    const looks = [withRuns(10, 1), withRuns(10, 2), withRuns(10, 1), withRuns(14, 1), withRuns(14, 2)]
    expect(announcementsOf(...looks)).toEqual([[], ['wicket'], ['wicketBack'], [], ['wicket']])
  })

  it('announce a fifty once, even after a scorer’s correction', () => {
    expect(announcementsOf(withRuns(48), withRuns(50), withRuns(49), withRuns(50))).toEqual([
      [],
      ['fifty'],
      [],
      [],
    ])
  })

  it('name the dismissed batter only if the feed does', () => {
    const reader = createLiveNewsTracker()
    reader.read(withRuns(10), 0)
    const [named] = reader.read(withRuns(10, 1), tenSeconds)
    expect(named).toMatchObject({ kind: 'wicket', out: { name: { en: 'Batter 1' }, runs: 1 } })
    const silent = withRuns(12, 2)
    if (silent.live) silent.live.lastWicket = null
    expect(reader.read(silent, 2 * tenSeconds)).toMatchObject([{ kind: 'wicket', out: null }])
  })
})

describe('live announcements after an absence', () => {
  it('skip the time in between and announce the next event', () => {
    expect(announcementsOf(withRuns(48), 'leaves', withRuns(55, 2), withRuns(56, 3))).toEqual([
      [],
      [],
      ['wicket'],
    ])
  })

  it('announce the result', () => {
    expect(announcementsOf(firstOver, 'leaves', won)).toEqual([[], ['end']])
  })

  it('treat minutes without data as an absence', () => {
    const reader = createLiveNewsTracker()
    reader.read(withRuns(48), 0)
    expect(reader.read(withRuns(55, 2), 200_000)).toEqual([])
  })
})

it('live announcements › stay silent when another match begins', () => {
  expect(announcementsOf(withRuns(48), { ...withRuns(55, 4), id: 'another' })).toEqual([[], []])
})

const [side] = buildLiveMatch({ first: buildInnings(142, 4, '15.3') }).teams
const name = { en: 'Rashid', ar: 'راشد' }

describe.each([
  ['en', 'Wicket. Rashid out for 34 runs. Side AAA \u2066142/4\u2069.', 'Fifty for Rashid, from 31 balls.'],
  [
    'ar',
    'ويكيت. خرج راشد ورصيده 34 ركضة. Side AAA بالعربية \u2066142/4\u2069.',
    'خمسون ركضة باسم راشد من 31 كرة.',
  ],
] as const)('announcements in %s', (language, wicket, fifty) => {
  it('form sentences for a wicket and a fifty, with the score left to right', () => {
    const wordsOf = (news: News) => newsWords(news, language, liveTexts(language))
    expect(wordsOf({ kind: 'wicket', side, out: { name, runs: 34 } })).toBe(wicket)
    expect(wordsOf({ kind: 'fifty', side, batter: { name, runs: 52, balls: 31 } })).toBe(fifty)
  })
})

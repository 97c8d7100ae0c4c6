import { describe, expect, it } from 'vitest'
import type { FeedMatch } from '@/live/feed.ts'
import { emptyScores } from '@/live/score-store.ts'
import {
  getChase,
  hasEnded,
  inningsOver,
  matchesToShow,
  scoreOf,
  teamsToName,
  getTarget,
} from '@/live/live-figures.ts'
import { buildLiveMatch, buildInnings } from '../../support/live-match-fixture.ts'

describe('matches to show', () => {
  const start = Date.UTC(2026, 10, 22, 15)
  const hours = (count: number) => start + count * 3_600_000
  const [coming, live, over] = (['UPCOMING', 'LIVE', 'RESULT'] as const).map((status) =>
    buildLiveMatch({ id: status, status, date: '2026-11-22', time: '15:00' }),
  )

  it.each([
    ['none where nothing is known', [], 0, []],
    ['none before it begins', [coming], 0, []],
    ['all that are on', [coming, over, live, live], 3, ['LIVE', 'LIVE']],
    ['the one that has just ended', [coming, over], 4, ['RESULT']],
    ['none of yesterday', [over], 13, []],
  ])('returns %s', (_, matches, after, ids) => {
    const scores = { ...emptyScores, matches: matches.filter((match) => match !== undefined) }
    const shown = (more: object) => matchesToShow({ ...scores, ...more }).map(({ id }) => id)
    expect(shown({ updatedAt: hours(after) })).toEqual(ids)
    // The same if the document was last updated at the end of this match, and stays until the next.
    expect(shown({ updatedAt: hours(Math.min(after, 4)), heardAt: hours(after) })).toEqual(ids)
  })
})

it('score text › uses cricket notation', () => {
  expect(scoreOf(buildLiveMatch({ first: buildInnings(141, 3, '15.2') }).teams[0])).toBe('141/3')
  expect(scoreOf(buildLiveMatch({ first: buildInnings(66, 10, '14.1') }).teams[0])).toBe('66')
})

it('score order › puts the side that bats or batted last first, and keeps the feed’s order while scores are hidden', () => {
  const chase = buildLiveMatch({ first: buildInnings(150, 4, '20.0'), second: buildInnings(9, 0, '1.0') })
  const named = (match: FeedMatch, isHidden: boolean) => teamsToName(match, isHidden).map(({ code }) => code)
  expect(named(chase, false)).toEqual(['BBB', 'AAA'])
  expect(named({ ...chase, status: 'RESULT', live: null }, false)).toEqual(['BBB', 'AAA'])
  expect(named(chase, true)).toEqual(['AAA', 'BBB'])
})

describe('chase', () => {
  const chasing = (runs: number, wickets: number, overs: string) =>
    getChase(
      buildLiveMatch({
        first: buildInnings(168, 7, '20.0'),
        second: buildInnings(runs, wickets, overs),
        target: 169,
      }),
    )

  it.each([
    [141, '15.2', { runs: 28, balls: 28, rate: 6, isToCome: false }],
    [0, '0.0', { runs: 169, balls: 120, rate: 8.45, isToCome: false }],
    [168, '19.5', { runs: 1, balls: 1, rate: 6, isToCome: false }],
  ])('needs the remaining runs and balls after %i in %s overs', (runs, overs, chase) => {
    expect(chasing(runs, 3, overs)).toMatchObject(chase)
  })

  it('needs everything between the innings, and for the side yet to bat', () => {
    const match = buildLiveMatch({ first: buildInnings(168, 7, '20.0'), target: 169 })
    expect(getChase(match)).toMatchObject({ runs: 169, balls: 120, rate: 8.45, isToCome: true })
    expect(getChase(match)?.side.code).toBe('BBB')
    expect(hasEnded(match, match.teams[0])).toBe(true)
  })

  it('needs nothing while the first side bats, even if the feed has a target', () => {
    const match = buildLiveMatch({ first: buildInnings(90, 3, '11.0'), target: 91 })
    expect([getChase(match), getTarget(match)]).toEqual([null, null])
    expect(hasEnded(match, match.teams[0])).toBe(false)
  })

  describe('after rain', () => {
    const first = buildInnings(168, 7, '20.0')
    const rained = { first, second: buildInnings(60, 2, '8.0'), target: 100, isTargetRevised: true }

    it('uses the remaining overs of the chase', () => {
      expect(getChase(buildLiveMatch({ ...rained, overs: 12 }))).toMatchObject({
        runs: 40,
        balls: 24,
        rate: 10,
      })
    })

    it('has no rate if the overs are unknown', () => {
      expect(getChase(buildLiveMatch(rained))).toMatchObject({ runs: 40, balls: null, rate: null })
    })

    it('uses the reduced overs during the break', () => {
      const cut = { first: buildInnings(120, 4, '15.2'), target: 100, isTargetRevised: true, overs: 10 }
      const match = buildLiveMatch(cut)
      expect(getChase(match)).toMatchObject({ runs: 100, balls: 60, rate: 10, isToCome: true })
      expect(hasEnded(match, match.teams[0])).toBe(true)
    })

    it('ends the innings with the reduced overs', () => {
      const match = buildLiveMatch({ ...rained, second: buildInnings(90, 2, '12.0'), overs: 12 })
      expect(hasEnded(match, match.teams[1])).toBe(true)
      expect(getChase(match)).toBeNull()
    })
  })

  it.each([
    ['at the end', 170, 3, '18.0'],
    ['with no balls left', 160, 3, '20.0'],
    ['once ten wickets are down, although the feed still calls the match live', 92, 10, '7.5'],
  ])('needs nothing %s', (_when, runs, wickets, overs) => {
    expect(chasing(runs, wickets, overs)).toBeNull()
  })
})

const first = buildInnings(90, 5, '15.0')
const second = buildInnings(90, 3, '12.0')

it.each([
  ['before its first ball', {}, undefined],
  ['in its middle', { first }, undefined],
  ['with a wicket and a ball left', { first: buildInnings(90, 9, '19.5') }, undefined],
  ['all out', { first: buildInnings(90, 10, '15.0') }, 'AAA'],
  ['out of overs', { first: buildInnings(90, 5, '20.0') }, 'AAA'],
  ['after the match', { first: buildInnings(90, 10, '15.0'), status: 'RESULT' }, undefined],
  ['one run before the end of the chase', { first, second, target: 91 }, undefined],
  ['at the end of the chase', { first, second, target: 90 }, 'BBB'],
] as const)('inningsOver › returns the side whose innings has just ended: %s', (_when, match, code) => {
  expect(inningsOver(buildLiveMatch(match))?.code).toBe(code)
})

it('innings › ends when the other side bats', () => {
  const match = buildLiveMatch({ first, batting: 'BBB' })
  expect(hasEnded(match, match.teams[0])).toBe(true)
})

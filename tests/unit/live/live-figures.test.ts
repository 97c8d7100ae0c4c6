import { describe, expect, it } from 'vitest'
import type { FeedMatch } from '@/live/score-feed.ts'
import { emptyFeed } from '@/live/feed-store.ts'
import {
  getChase,
  hasEnded,
  inningsOver,
  scoreOf,
  teamsToName,
  getTarget,
  getLastOvers,
} from '@/live/live-figures.ts'
import { matchesToShow } from '@/live/use-live-scores.ts'
import { buildLiveMatch, buildInnings } from '../../support/live-match-fixture.ts'

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
])('matches to show › returns %s', (_, matches, after, ids) => {
  const scores = { ...emptyFeed, items: matches.filter((match) => match !== undefined) }
  const shown = (more: object) => matchesToShow({ ...scores, ...more }).map(({ id }) => id)
  expect(shown({ updatedAt: hours(after) })).toEqual(ids)
  // The same if the document was last updated at the end of this match, and stays until the next.
  expect(shown({ updatedAt: hours(Math.min(after, 4)), heardAt: hours(after) })).toEqual(ids)
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

type Fall = readonly [overs: string, runs: number]

/** Side A's innings after these overs, and the balls of the next one. */
function lastOvers(
  perOver: readonly number[],
  falls: readonly Fall[],
  { balls = 0, wickets = falls.length } = {},
) {
  const runs = perOver.reduce((sum, inOver) => sum + inOver, 0)
  const match = buildLiveMatch({
    first: { ...buildInnings(runs, wickets, `${perOver.length}.${balls}`), perOver: [...perOver] },
  })
  const fallOfWickets = {
    AAA: falls.map(([overs, score], index) => ({
      wicket: index + 1,
      runs: score,
      overs,
      name: { en: 'Rashid', ar: 'راشد' },
    })),
  }
  return getLastOvers({ ...match, fallOfWickets })
}

const wicketsByOver = (last: ReturnType<typeof lastOvers>) =>
  last?.overs.filter(({ wickets }) => wickets).map(({ over, wickets }) => [over, wickets])

describe('getLastOvers', () => {
  it('returns five overs with their sum, and ignores the over under way', () => {
    const falls = [
      ['1.4', 9],
      ['3.2', 20],
      ['6.5', 49],
      ['7.1', 56],
    ] as const
    expect(lastOvers([9, 7, 4, 12, 3, 8, 10], falls, { balls: 2 })).toEqual({
      overs: [
        { over: 3, runs: 4, wickets: 0 },
        { over: 4, runs: 12, wickets: 1 },
        { over: 5, runs: 3, wickets: 0 },
        { over: 6, runs: 8, wickets: 0 },
        { over: 7, runs: 10, wickets: 1 },
      ],
      runs: 37,
      wickets: 2,
    })
  })

  it('returns fewer overs at the start of an innings', () => {
    expect(lastOvers([9, 7], [['2.0', 16]])).toMatchObject({
      overs: [{ over: 1 }, { over: 2, wickets: 1 }],
      runs: 16,
      wickets: 1,
    })
    expect(lastOvers([], [], { balls: 4 })).toEqual({ overs: [], runs: 0, wickets: 0 })
  })

  it('assigns a wicket between two overs by the score', () => {
    const perOver = [6, 6, 6]
    expect(wicketsByOver(lastOvers(perOver, [['1.0', 6]]))).toEqual([[1, 1]])
    expect(wicketsByOver(lastOvers(perOver, [['1.0', 7]]))).toEqual([[2, 1]])
    expect(wicketsByOver(lastOvers(perOver, [['0.0', 1]]))).toEqual([[1, 1]])
  })

  it('does not count a wicket off a wide after the last completed over', () => {
    expect(wicketsByOver(lastOvers([6, 6], [['2.0', 13]]))).toEqual([])
    expect(wicketsByOver(lastOvers([6, 6], [['2.0', 12]]))).toEqual([[2, 1]])
  })

  it('returns runs without wickets if the feed has no list of wickets', () => {
    expect(lastOvers([6, 4], [], { wickets: 2 })).toEqual({
      overs: [
        { over: 1, runs: 6, wickets: null },
        { over: 2, runs: 4, wickets: null },
      ],
      runs: 10,
      wickets: null,
    })
  })

  it('starts again with the second innings', () => {
    const first = { ...buildInnings(40, 0, '5.0'), perOver: [8, 8, 8, 8, 8] }
    const second = { ...buildInnings(9, 0, '1.2'), perOver: [5] }
    expect(getLastOvers(buildLiveMatch({ first }))?.overs).toHaveLength(5)
    expect(getLastOvers(buildLiveMatch({ first, second, target: 41 }))).toMatchObject({
      overs: [{ over: 1, runs: 5 }],
      runs: 5,
    })
  })

  it('returns null without runs per over', () => {
    expect(getLastOvers(buildLiveMatch({ first: buildInnings(40, 1, '5.0') }))).toBeNull()
    expect(getLastOvers(buildLiveMatch({}))).toBeNull()
  })
})

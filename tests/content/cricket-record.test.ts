import { describe, expect, it } from 'vitest'
import {
  netRunRate,
  countPoints,
  tableAfterSix,
  tableAfterThree,
  type PointsRow,
} from '@/content/matches/points-table.ts'
import { readRecord } from '@/content/matches/record.ts'
import { loadScorecard } from '@/content/matches/scorecards.gen.ts'
import { bareResults } from '@/content/matches/bare-results.gen.ts'
import { results } from '@/content/matches/results.gen.ts'
import { allMatches } from '@/content/matches/all-matches.ts'
import { matchIds } from '@/content/matches/types.ts'
import { seriesMatches } from '@/content/matches/calendar.gen.ts'
import { sampleFixtures } from '@/content/matches/fixtures.ts'
import { dayOfMatch, featuredTournament } from '@/content/tournament.ts'
import { findTopBatters, findTopBowlers } from '@/content/matches/top-players.ts'
import sources from '@/content/matches/sources.json'
import { readMatches } from '@/build/content/match-files.ts'
import published from './points-table.json'

/** The seven published matches of the series. */
const records = readMatches('.').map(({ record }) => record)

it.each(matchIds)('match %s › has key moments, each with its own text', async (id) => {
  const { scorecard } = await loadScorecard[id]()
  const words = [...scorecard.moments, ...scorecard.milestones].map((told) => told.words.ar)

  expect(scorecard.moments.length).toBeGreaterThan(3)
  expect(new Set(words).size).toBe(words.length)
})

it.each([...results, ...bareResults])(
  'match $number › has a margin equal to the difference in runs',
  ({ innings: [first, second], winner, margin }) => {
    expect(first.runs - second.runs).toBe(margin)
    expect(margin).toBeGreaterThan(0)
    expect(winner).toBe(first.team)
    expect(first.team).not.toBe(second.team)
  },
)

it.each(results)(
  'match $id › has a player of the match with figures on the card',
  async ({ id, playerOfMatch }) => {
    const { scorecard } = await loadScorecard[id]()
    const player = playerOfMatch?.player
    const batting = scorecard.innings.flatMap((each) => each.batting).find((row) => row.player === player)
    const bowling = scorecard.innings.flatMap((each) => each.bowling).find((row) => row.player === player)
    for (const figure of playerOfMatch?.figures ?? []) {
      const [, runs, notOut, balls] = /^(\d+)(\*?)(?: \((\d+)\))?$/.exec(figure) ?? []
      if (runs === undefined) {
        expect(`${bowling?.wickets}/${bowling?.runs}`).toBe(figure)
        continue
      }
      expect(batting?.runs).toBe(Number(runs))
      expect(batting?.notOut === true).toBe(notOut === '*')
      if (balls !== undefined) expect(batting?.balls).toBe(Number(balls))
    }
  },
)

it('whole series › has seven matches, newest first: five to choose from, and two without a scorecard', () => {
  expect(allMatches.map(({ number }) => number)).toEqual([null, 6, 5, 4, 3, 2, 1])
  expect(results.map(({ id }) => id)).toEqual([...matchIds])
  expect(bareResults.map(({ number }) => number)).toEqual([5, 3])
})

describe('cricket record', () => {
  const rows = records.flatMap(({ innings }) =>
    innings.flatMap(({ batting, bowling, falls, known }) => [...batting, ...bowling, ...falls, ...known]),
  )
  const told = records.flatMap(({ moments, milestones }) => [...moments, ...milestones])

  it('lists every source that it names', () => {
    const named = [...rows, ...told, ...records].flatMap(({ sources }) => sources)

    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((id) => !(id in sources))).toEqual([])
  })

  it('has a source for every figure and every moment', () => {
    const unsourced = [...rows, ...told].filter(({ sources }) => sources.length === 0)

    expect(unsourced.filter((row) => !('runs' in row) || row.runs !== null)).toEqual([])
  })

  const buildMatch = (batter: object) =>
    JSON.stringify({
      number: 1,
      startsAt: '2025-08-29T15:00:00Z',
      fixture: ['PAK', 'AFG'],
      winner: 'PAK',
      margin: 39,
      innings: ['PAK', 'AFG'].map((team) => {
        return { team, runs: 1, wickets: 1, overs: '20', batting: [batter] }
      }),
    })

  it('has null for every figure without a source', () => {
    const [{ batting, extras, overs }] = readRecord(buildMatch({ name: 'Saim Ayub' })).innings

    expect(batting[0]).toMatchObject({ name: 'saim-ayub', runs: null, how: null })
    expect([extras, overs]).toEqual([null, '20.0'])
  })

  it.each([
    ['an unknown player', { name: 'Nobody Known' }],
    ['an unknown notation', { name: 'Saim Ayub', how: 'hit by lightning' }],
    ['a figure under a wrong name', { name: 'Saim Ayub', ballz: 3 }],
  ])('stops the build at %s', (_what, batter) => {
    expect(() => readRecord(buildMatch(batter))).toThrow()
  })
})

describe('points tables', () => {
  const signless = (rate: string) => Number(rate).toFixed(4)
  type Overall = Pick<PointsRow, 'runsFor' | 'runsAgainst'> &
    Record<'oversFor' | 'oversAgainst', string> & { form: readonly string[] }
  const overallOf = ({ runsFor, oversFor, runsAgainst, oversAgainst, form }: Overall) => [
    `${runsFor}/${oversFor}`,
    `${runsAgainst}/${oversAgainst}`,
    form,
  ]

  it.each([
    ['after three matches', tableAfterThree, published.afterMatch3],
    ['after all six', tableAfterSix, published.groupStageFinal],
  ])('follow from the results and equal the published ones: %s', (_when, counted, rows) => {
    expect(
      counted.map((row) => [row.team, row.won, row.lost, countPoints(row), netRunRate(row).toFixed(4)]),
    ).toEqual(rows.map((row) => [row.team, row.wins, row.losses, row.points, signless(row.nrr)]))
    expect(counted.map(overallOf)).toEqual(rows.map(overallOf))
  })

  it('count the balls of an over that was not completed', () => {
    // 157 runs in 118 balls and 150 in 120.
    const row = { runsFor: 157, oversFor: '19.4', runsAgainst: 150, oversAgainst: '20.0' } as const
    expect(netRunRate(row).toFixed(3)).toBe('0.483')
  })

  it('name the two finalists as qualified', () => {
    const final = results.find(({ number }) => number === null)
    const qualified = tableAfterSix.filter((row) => row.qualified).map(({ team }) => team)

    expect(qualified.toSorted()).toEqual(final?.innings.map(({ team }) => team).toSorted())
  })
})

it('tournament › lists the seven matches of 2025 in playing order, with the sides', () => {
  expect(seriesMatches.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, null])
  const days = seriesMatches.map(({ playedOn }) => playedOn)
  expect(days).toEqual(days.toSorted())
  for (const { number, teams } of seriesMatches) {
    const match = records.find((one) => one.number === number)
    expect(teams.toSorted()).toEqual(match?.innings.map(({ team }) => team).toSorted())
  }
})

it('tournament › has one calendar for the next edition, with the dates of the home page', () => {
  const coming = sampleFixtures.filter(({ dayOffset }) => dayOffset >= 0)

  expect(coming.map(({ dayOffset }) => dayOffset)).toEqual(seriesMatches.map(dayOfMatch))
  expect(coming.at(0)?.dayOffset).toBe(featuredTournament.startOffset)
  expect(coming.at(-1)?.dayOffset).toBe(featuredTournament.endOffset)
})

const batter = (runs: number | null, under: number | null = null) => ({ runs, under, how: null })
const runOut = { runs: 0, under: null, how: { kind: 'runOut', by: [] } } as const
const bowler = (wickets: number | null, runs: number | null) => ({ wickets, runs })
const side = (...known: ReturnType<typeof batter>[]) =>
  Array.from({ length: 11 }, (_, index) => known[index] ?? batter(0))

it.each([
  ['the most runs', 60, side(batter(40), batter(20)), [40]],
  ['both of two equals', 60, side(batter(30), batter(30)), [30, 30]],
  ['nobody if an unknown batter may have as many', 60, side(batter(30), batter(null)), []],
  ['the most runs if an unknown batter has fewer', 60, side(batter(31), batter(null)), [31]],
  ['the most runs if the limit of an unknown batter is lower', 60, side(batter(15), batter(null, 10)), [15]],
  ['nobody if the runs of a batter who is not listed may be as many', 60, [batter(30)], []],
])('findTopBatters › returns %s', (_what, runs, batting, top) => {
  expect(findTopBatters({ runs, extras: null }, batting).map((row) => row.runs)).toEqual(top)
})

it.each([
  ['the most wickets', 4, [], [bowler(3, 40), bowler(1, 9)], [40]],
  ['the fewest runs of equals', 4, [], [bowler(2, 30), bowler(2, 20)], [20]],
  ['both of two equals', 4, [], [bowler(2, 20), bowler(2, 20)], [20, 20]],
  ['nobody if another bowler may have as many', 4, [], [bowler(2, 20), bowler(null, 9)], []],
  ['the most wickets if the others are run-outs', 4, [runOut, runOut], [bowler(2, 20)], [20]],
  ['nobody if the runs of an equal are unknown', 4, [], [bowler(2, 20), bowler(2, null)], []],
  ['nobody without a wicket', 0, [], [bowler(0, 20)], []],
])('findTopBowlers › returns %s', (_what, wickets, batting, bowling, top) => {
  expect(findTopBowlers({ wickets }, batting, bowling).map((row) => row.runs)).toEqual(top)
})

it.each(matchIds)(
  'match %s › has best players with figures on the card, and at most one side without',
  async (id) => {
    const { scorecard } = await loadScorecard[id]()
    for (const { top, batting, bowling } of scorecard.innings) {
      expect(top.batters).not.toEqual([])
      expect(batting).toEqual(expect.arrayContaining([...top.batters]))
      expect(bowling).toEqual(expect.arrayContaining([...top.bowlers]))
    }
    const proven = scorecard.innings.filter(({ top }) => top.bowlers.length > 0)
    expect(proven.length, 'the bowlers of one innings are unknown').toBe(id === '6' ? 1 : 2)
  },
)

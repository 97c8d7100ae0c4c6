import { describe, expect, it } from 'vitest'
import {
  netRunRate,
  countPoints,
  tableAfterSix,
  tableAfterThree,
  type PointsRow,
} from '@/content/matches/points-table.ts'
import { readRecord } from '@/content/matches/record.ts'
import { loadScorecard } from 'virtual:matches/scorecards'
import { bareResults } from 'virtual:matches/bare-results'
import { results } from 'virtual:matches/results'
import { allMatches } from '@/content/matches/all-matches.ts'
import { matchIds } from '@/content/matches/types.ts'
import { seriesMatches } from 'virtual:matches/calendar'
import { sampleFixtures } from '@/content/matches/fixtures.ts'
import { dayOfMatch, featuredTournament } from '@/content/tournament.ts'
import { publishedTables, records, sourceIds } from '../support/cricket-record.ts'

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

describe.each(results)('match $id', ({ id, playerOfMatch }) => {
  it('has a player of the match with figures on the card', async () => {
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
  })
})

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
    expect(named.filter((id) => !sourceIds.includes(id))).toEqual([])
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
  type Overall = Pick<PointsRow, 'runsFor' | 'runsAgainst' | 'form'> &
    Record<'oversFor' | 'oversAgainst', string>
  const overallOf = ({ runsFor, oversFor, runsAgainst, oversAgainst, form }: Overall) => [
    `${runsFor}/${oversFor}`,
    `${runsAgainst}/${oversAgainst}`,
    form,
  ]

  it.each([
    ['after three matches', tableAfterThree, publishedTables.afterMatch3],
    ['after all six', tableAfterSix, publishedTables.groupStageFinal],
  ])('follow from the results and equal the published ones: %s', (_when, counted, published) => {
    expect(
      counted.map((row) => [row.team, row.won, row.lost, countPoints(row), netRunRate(row).toFixed(4)]),
    ).toEqual(published.map((row) => [row.team, row.wins, row.losses, row.points, signless(row.nrr)]))
    expect(counted.map(overallOf)).toEqual(published.map(overallOf))
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

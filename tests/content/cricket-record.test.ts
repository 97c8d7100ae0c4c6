import { describe, expect, it } from 'vitest'
import {
  netRunRate,
  pointsOf,
  tableAfterSix,
  tableAfterThree,
  type PointsRow,
} from '@/content/matches/points-table.ts'
import { loadScorecard } from '@/content/matches/scorecards.ts'
import { findResult, matchIds, results } from '@/content/matches/series.ts'
import { recordedCards, recordedTables, sourceIds, type RecordedRow } from '../support/cricket-record.ts'
import { asOvers, cricketerNamed, expectedInnings, sidesOf, teamNamed } from '../support/expected-card.ts'
import { teamCodes } from '../support/team-codes.ts'

describe('the five matches of the page', () => {
  it('are those of the specification, newest first', () => {
    expect(results.map(({ id }) => id)).toEqual(['final', '6', '4', '2', '1'])
    expect(results.map(({ id }) => id)).toEqual([...matchIds])
    const starts = results.map(({ startsAt }) => Date.parse(startsAt))
    expect(starts.toSorted((a, b) => b - a)).toEqual(starts)
  })

  describe.each(matchIds)('%s', (id) => {
    const record = recordedCards[id]
    const content = findResult(id)

    it('was played when the record says, under its number', () => {
      const number = /^\d+/.exec(record.matchNumber)
      expect(content.number).toBe(number ? Number(number[0]) : null)
      expect(content.startsAt).toBe(record.startUtc)
    })

    it('has the totals of the record, in the order of batting', () => {
      expect(content.innings).toEqual(
        sidesOf(record).map(({ code, innings: [{ runs, wickets, overs, extras }] }) => ({
          team: code,
          runs,
          wickets,
          overs: asOvers(overs),
          extras,
        })),
      )
    })

    it('has the winner and the margin of the record', () => {
      const [, winner = '', margin] = /^(.+) won by (\d+) runs$/.exec(record.result) ?? []
      expect([content.winner, content.margin]).toEqual([teamNamed(winner), Number(margin)])
    })

    it('has the toss of the record, or none', () => {
      const toss = /^(.+) won the toss and chose to (bat|field)$/.exec(record.toss ?? '')
      expect(content.toss).toEqual(toss && { winner: teamNamed(toss[1] ?? ''), chose: toss[2] })
    })

    it('has the player of the match of the record, with figures that are certain', () => {
      const { name, team, performance } = record.playerOfMatch ?? { name: '', team: '', performance: '' }
      const certain = performance.split(' and ').filter((figure) => /^\d/.test(figure))
      expect(content.playerOfMatch).toEqual({ player: cricketerNamed(name), team, figures: certain })
    })

    it('has the batting, bowling, falls and overs of the record, field by field', async () => {
      const { scorecard } = await loadScorecard[id]()
      expect(scorecard.innings).toEqual(expectedInnings(record))
    })

    it('has the key moments of the record, in their order', async () => {
      const { scorecard } = await loadScorecard[id]()
      expect(scorecard.moments).toEqual(
        record.keyMoments.map(({ over, innings }) => ({ over, batting: innings })),
      )
    })
  })

  it('have milestones in the fourth match only, as many and of the same people as the record', async () => {
    const people = (recordedCards['4'].milestones ?? []).map(({ player }) =>
      player.split(' and ').map(cricketerNamed),
    )
    for (const id of matchIds) {
      const { scorecard } = await loadScorecard[id]()
      expect(scorecard.milestones).toEqual(id === '4' ? people : [])
    }
  })
})

describe('the points tables', () => {
  const shown = (row: PointsRow) => ({
    team: row.team,
    matches: row.won + row.lost,
    wins: row.won,
    losses: row.lost,
    points: pointsOf(row),
    runsFor: row.runsFor,
    oversFor: row.oversFor,
    runsAgainst: row.runsAgainst,
    oversAgainst: row.oversAgainst,
    nrr: netRunRate(row).toFixed(4),
    form: row.form,
  })
  const recorded = ({ position: _position, nrr, ...row }: RecordedRow) => ({
    ...row,
    nrr: Number(nrr).toFixed(4),
  })

  it.each([
    ['after three matches', tableAfterThree, recordedTables.afterMatch3],
    ['after all six', tableAfterSix, recordedTables.groupStageFinal],
  ])('are those of the record, in its order: %s', (_when, content, record) => {
    expect(content.map(shown)).toEqual(record.map(recorded))
    expect(record.map(({ position }) => position)).toEqual([1, 2, 3])
  })
})

describe('the record itself', () => {
  const cards = Object.values(recordedCards)
  const rows = cards.flatMap((card) =>
    teamCodes.flatMap((team) => [
      ...(card.batting[team] ?? []),
      ...(card.bowling[team] ?? []),
      ...(card.fallOfWickets[team] ?? []),
    ]),
  )
  const told = cards.flatMap((card) => [...card.keyMoments, ...(card.milestones ?? [])])

  it('lists every source that it names', () => {
    const named = [...rows, ...told].flatMap(({ sources }) => sources)

    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((id) => !sourceIds.includes(id))).toEqual([])
  })

  it('has a source for every figure and every moment', () => {
    const unsourced = [...rows, ...told].filter(({ sources }) => sources.length === 0)

    expect(unsourced.filter((row) => !('runs' in row) || row.runs !== null)).toEqual([])
  })
})

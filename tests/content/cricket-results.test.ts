import { describe, expect, it } from 'vitest'
import {
  netRunRate,
  pointsOf,
  tableAfterSix,
  tableAfterThree,
  type PointsRow,
} from '@/content/matches/points-table.ts'
import { loadScorecard } from '@/content/matches/scorecards.ts'
import { matchIds, results } from '@/content/matches/series.ts'
import type { TeamCode } from '@/content/matches/types.ts'
import { ballsOf, economy, strikeRate } from '@/features/scores/cricket-figures.ts'
import { otherResults, recordedCards } from '../support/cricket-record.ts'
import { asOvers, cricketerNamed, sidesOf } from '../support/expected-card.ts'
import { teamCodes } from '../support/team-codes.ts'

describe.each(results)('match $id', ({ id, innings, winner, margin, playerOfMatch }) => {
  it('was won by the side with more runs, by the difference', () => {
    const [first, second] = innings
    expect(first.runs - second.runs).toBe(margin)
    expect(margin).toBeGreaterThan(0)
    expect(winner).toBe(first.team)
    expect(first.team).not.toBe(second.team)
  })

  it('has a player of the match whose figures stand on the card', async () => {
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

describe('the rates that the site works out', () => {
  const rounded = (rate: number | null) => (rate === null ? null : Number(rate.toFixed(2)))

  it.each(matchIds)('are those of the record, and unknown where it knows none: match %s', async (id) => {
    const { scorecard } = await loadScorecard[id]()
    const [first, second] = sidesOf(recordedCards[id])
    const pairs = [
      [scorecard.innings[0], first.code, second.code],
      [scorecard.innings[1], second.code, first.code],
    ] as const
    for (const [card, batting, bowling] of pairs) {
      const record = recordedCards[id]
      expect(card.batting.map((row) => [row.player, rounded(strikeRate(row))])).toEqual(
        record.batting[batting]?.map(({ name, sr }) => [cricketerNamed(name), sr]),
      )
      expect(card.bowling.map((row) => [row.player, rounded(economy(row))])).toEqual(
        record.bowling[bowling]?.map(({ name, economy: recorded }) => [cricketerNamed(name), recorded]),
      )
    }
  })
})

type GroupInnings = { team: TeamCode; runs: number; wickets: number; overs: `${number}.${number}` }
type GroupMatch = { number: number; innings: readonly [GroupInnings, GroupInnings] }

/** All six: four of the page, and the two that only the record has. */
const groupMatches: GroupMatch[] = [
  ...results.flatMap(({ number, innings }) => (number === null ? [] : [{ number, innings }])),
  ...otherResults.map((result): GroupMatch => {
    const asInnings = ({ code, innings }: (typeof result.teams)[number]): GroupInnings => ({
      team: code,
      runs: innings[0].runs,
      wickets: innings[0].wickets,
      overs: asOvers(innings[0].overs),
    })
    const [first, second] = sidesOf(result)
    return { number: Number.parseInt(result.matchNumber, 10), innings: [asInnings(first), asInnings(second)] }
  }),
].toSorted((a, b) => a.number - b.number)

/** The ICC's rule: a side that is all out counts its full overs. */
const countedOvers = ({ wickets, overs }: GroupInnings) => (wickets === 10 ? 20 : ballsOf(overs) / 6)

function rowFor(team: TeamCode, matches: readonly GroupMatch[]) {
  const played = matches.flatMap(({ innings: [first, second] }) => {
    if (first.team === team) return [{ own: first, other: second }]
    return second.team === team ? [{ own: second, other: first }] : []
  })
  const sum = (of: (match: (typeof played)[number]) => number) =>
    played.reduce((total, match) => total + of(match), 0)
  const [runsFor, oversFor] = [sum(({ own }) => own.runs), sum(({ own }) => countedOvers(own))]
  const [runsAgainst, oversAgainst] = [
    sum(({ other }) => other.runs),
    sum(({ other }) => countedOvers(other)),
  ]
  const form = played.map(({ own, other }) => (own.runs > other.runs ? 'W' : 'L'))
  const won = form.filter((letter) => letter === 'W').length
  return {
    team,
    form,
    won,
    lost: form.length - won,
    points: won * 2,
    for: `${runsFor}/${oversFor.toFixed(1)}`,
    against: `${runsAgainst}/${oversAgainst.toFixed(1)}`,
    rate: ((runsFor * oversAgainst - runsAgainst * oversFor) / (oversFor * oversAgainst)).toFixed(3),
  }
}

const shown = (row: PointsRow) => ({
  team: row.team,
  form: row.form,
  won: row.won,
  lost: row.lost,
  points: pointsOf(row),
  for: `${row.runsFor}/${row.oversFor}`,
  against: `${row.runsAgainst}/${row.oversAgainst}`,
  rate: netRunRate(row).toFixed(3),
})

describe('the points tables', () => {
  it('rest on all six matches of the group', () => {
    expect(groupMatches.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  })

  describe.each([
    ['after three matches', tableAfterThree, groupMatches.slice(0, 3)],
    ['after all six', tableAfterSix, groupMatches],
  ] as const)('%s', (_when, table, matches) => {
    it('follow from the results, net run rate included', () => {
      const expected = teamCodes.map((team) => rowFor(team, matches))
      const byTeam = (code: TeamCode) => table.find(({ team }) => team === code)
      expect(teamCodes.map((code) => byTeam(code)).map((row) => row && shown(row))).toEqual(expected)
    })

    it('rank by points, then by net run rate', () => {
      const ranks = table.map((row) => pointsOf(row) + netRunRate(row) / 100)
      expect(ranks.toSorted((a, b) => b - a)).toEqual(ranks)
    })
  })

  it('print the net run rates of the specification', () => {
    expect(tableAfterThree.map((row) => netRunRate(row).toFixed(3))).toEqual(['1.750', '-0.025', '-1.725'])
    expect(tableAfterSix.map((row) => netRunRate(row).toFixed(3))).toEqual(['1.038', '0.263', '-1.300'])
  })

  it('have the two finalists qualified in the end', () => {
    const final = results.find(({ number }) => number === null)
    const qualified = tableAfterSix.filter((row) => row.qualified).map(({ team }) => team)

    expect(qualified.toSorted()).toEqual(final?.innings.map(({ team }) => team).toSorted())
  })
})

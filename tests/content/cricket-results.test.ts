import { describe, expect, it } from 'vitest'
import { loadScorecard } from 'virtual:matches/scorecards'
import { bareResults } from 'virtual:matches/bare-results'
import { allMatches } from '@/content/matches/all-matches.ts'
import { records } from '../support/cricket-record.ts'
import { results } from 'virtual:matches/results'

it.each([...results, ...bareResults])(
  'match $number › has a winner with more runs, by the difference',
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

describe('whole series', () => {
  it('has seven matches as published, newest first', () => {
    expect(allMatches.map(({ number }) => number)).toEqual([null, 6, 5, 4, 3, 2, 1])
    for (const match of allMatches) {
      const published = records.find(({ number }) => number === match.number)
      expect(match.innings.map(({ runs, wickets, overs }) => ({ runs, wickets, overs }))).toEqual(
        published?.innings.map(({ runs, wickets, overs }) => ({ runs, wickets, overs })),
      )
      expect(match.winner).toBe(published?.winner)
      expect(match.startsAt).toBe(published?.startsAt)
    }
  })

  it('has five to choose from, and two without a scorecard', () => {
    expect(results).toHaveLength(5)
    expect(bareResults.map(({ number, margin, winner }) => [number, winner, margin])).toEqual([
      [5, 'PAK', 31],
      [3, 'AFG', 38],
    ])
    const [fifth, third] = bareResults
    expect(fifth?.playerOfMatch?.figures).toEqual(['4/9'])
    expect(third?.playerOfMatch).toBeNull()
    for (const { innings } of bareResults) expect(innings.map(({ extras }) => extras)).toEqual([null, null])
  })
})

import { describe, expect, it } from 'vitest'
import { loadScorecard } from '@/content/matches/scorecards.ts'
import { results } from '@/content/matches/series.ts'

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

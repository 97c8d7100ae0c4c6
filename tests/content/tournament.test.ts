import { expect, it } from 'vitest'
import { seriesMatches } from '@/content/tournament.ts'
import { results } from '@/content/matches/series.ts'
import others from './cricket-record/other-matches.json'

it('lists the seven matches of 2025 on the days of the record, with the sides that met', () => {
  expect(seriesMatches.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, null])
  for (const { number, teams, playedOn } of seriesMatches) {
    const result = results.find((match) => match.number === number)
    const other = others.find(({ matchNumber }) => Number.parseInt(matchNumber, 10) === number)
    expect(playedOn).toBe(result ? result.startsAt.slice(0, 10) : other?.date)
    const sides = result ? result.innings.map(({ team }) => team) : other?.teams.map(({ code }) => code)
    expect(teams.toSorted()).toEqual(sides?.toSorted())
  }
})

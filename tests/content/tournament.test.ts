import { seriesMatches } from '@/content/matches/calendar.gen.ts'
import { expect, it } from 'vitest'
import { sampleFixtures } from '@/content/matches/fixtures.ts'
import { dayOfMatch, featuredTournament } from '@/content/tournament.ts'
import { records } from '../support/cricket-record.ts'

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

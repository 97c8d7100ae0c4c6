import { expect, it } from 'vitest'
import { fixtureStartUtc, sampleFixtures } from '@/content/matches/fixtures.ts'
import { featuredTournament, seriesMatches } from '@/content/tournament.ts'
import { dayOfMatch } from '@/features/home/series-days.ts'
import { records } from '../support/cricket-record.ts'

it('lists the seven matches of 2025 on the days of the record, with the sides that met', () => {
  expect(seriesMatches.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, null])
  for (const { number, teams, playedOn } of seriesMatches) {
    const match = records.find((one) => one.number === number)
    expect(playedOn).toBe(match?.startsAt.slice(0, 10))
    expect(teams.toSorted()).toEqual(match?.innings.map(({ team }) => team).toSorted())
  }
})

it('has one calendar: the home page and the fixtures tell one day, one time and the same sides of a match', () => {
  const coming = sampleFixtures.filter(({ dayOffset }) => dayOffset >= 0)

  expect(coming.map(({ matchNumber }) => matchNumber)).toEqual(seriesMatches.map(({ number }) => number))
  expect(coming.map(({ dayOffset }) => dayOffset)).toEqual(seriesMatches.map(dayOfMatch))
  expect(coming.at(0)?.dayOffset).toBe(featuredTournament.startOffset)
  expect(coming.at(-1)?.dayOffset).toBe(featuredTournament.endOffset)
  expect(fixtureStartUtc).toEqual(featuredTournament.timeUtc)
  for (const [index, { number, teams }] of seriesMatches.entries()) {
    // Who plays the next final is open.
    if (number !== null) expect(coming[index]?.teams).toEqual(teams)
  }
})

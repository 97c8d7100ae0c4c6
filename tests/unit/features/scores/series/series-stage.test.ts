import { expect, it } from 'vitest'
import { stageAt } from '@/content/matches/series-stage.ts'

const matches = [
  { number: 1, startsAt: '2030-01-01T15:00:00Z' },
  { number: 2, startsAt: '2030-01-03T15:00:00Z' },
  { number: null, startsAt: '2030-01-05T15:00:00Z' },
]

it.each([
  ['before', 0, 'before the first match', '2030-01-01T14:59:00Z'],
  ['group', 0, 'during the first match', '2030-01-01T15:00:00Z'],
  ['group', 1, 'between two group matches', '2030-01-02T12:00:00Z'],
  ['final', 2, 'after the last group match', '2030-01-03T19:00:00Z'],
  ['final', 2, 'during the final', '2030-01-05T18:59:00Z'],
  ['over', 2, 'after the final', '2030-01-05T19:00:00Z'],
])('stageAt › returns "%s" with %i ended %s', (stage, ended, _when, now) => {
  expect(stageAt(matches.toReversed(), new Date(now))).toEqual({ stage, ended, all: 2 })
})

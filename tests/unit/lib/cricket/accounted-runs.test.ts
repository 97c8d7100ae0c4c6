import { expect, it } from 'vitest'
import { accountedRuns } from '@/lib/cricket/figures.ts'

const batting = [{ runs: 40 }, { runs: null }, { runs: 25 }]
const bowling = [{ runs: 70 }, { runs: null }]

it.each([
  ['adds known extras to the runs of the batters', 5, { batting: 70, bowling: 70 }],
  ['counts unknown extras and rows as none', null, { batting: 65, bowling: 70 }],
])('accountedRuns › %s', (_what, extras, expected) => {
  expect(accountedRuns(extras, { batting, bowling })).toEqual(expected)
})

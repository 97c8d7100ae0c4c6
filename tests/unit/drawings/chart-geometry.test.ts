import { expect, it } from 'vitest'
import {
  compactChart,
  wideChart,
  roundUp,
  wicketsPerOver,
  xScale,
} from '@/drawings/cricket/chart-geometry.ts'

const boxes = { wideChart, compactChart }

it.each(Object.entries(boxes))('xScale of %s › mirrors time on right-to-left pages', (_name, box) => {
  const ltr = xScale(box, 20, 'ltr')
  const rtl = xScale(box, 20, 'rtl')

  expect(rtl(0)).toBeGreaterThan(rtl(20))
  for (const over of [0, 7.5, 20]) expect(ltr(over) + rtl(over)).toBeCloseTo(box.width)
})

it.each([
  [0, 50, 50],
  [50, 50, 50],
  [51, 50, 100],
  [182, 50, 200],
])('roundUp › rounds %i in steps of %i to %i', (value, step, figure) => {
  expect(roundUp(value, step)).toBe(figure)
})

it.each([
  ['counts a wicket in the over in progress', ['0.3', '1.1', '1.6'], [1, 2, 0]],
  ['counts the sixth ball in the same over', ['2.6'], [0, 0, 1]],
  ['omits a wicket of an unknown over', [null, '2.2'], [0, 0, 1]],
])('wicketsPerOver › %s', (_what, overs, wickets) => {
  const falls = overs.map((over) => ({ over }))
  expect(wicketsPerOver(falls, 3)).toEqual(wickets)
})

import { expect, it } from 'vitest'
import { readBall } from '@/lib/cricket/read-ball.ts'

it.each([
  ['0', 'dot', null],
  ['1', 'runs', 1],
  ['4', 'four', null],
  ['6', 'six', null],
  ['W', 'W', null],
  ['1W', 'W', 1],
  ['5nb', 'nb', 5],
  ['b', 'b', null],
  ['5p', 'p', 5],
  ['Wwd', 'W', null, 'wd'],
  ['2nbW', 'W', 2, 'nb'],
  ['ret', 'other', null],
  ['12', 'other', 1],
])('readBall › reads %s as %s', (text, kind, runs, extra?: string) => {
  expect(readBall(text)).toEqual({ kind, runs, ...(extra && { extra }) })
})

import { expect, it } from 'vitest'
import { toCsv } from '@/lib/csv.ts'

it('toCsv › writes a byte order mark, CRLF, and as many cells in every row', () => {
  expect(toCsv([['a'], ['b', 1, null]])).toBe('\uFEFFa,,\r\nb,1,\r\n')
})

it.each([
  ['a comma', 'c Khan, b Ali', '"c Khan, b Ali"'],
  ['a quotation mark', 'the "King"', '"the ""King"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with a comma', '@SUM(1,2)', '"\'@SUM(1,2)"'],
  ['a negative number', -2, '-2'],
])('toCsv › writes %s', (_what, value, text) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${text}\r\n`)
})

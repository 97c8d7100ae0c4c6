import { expect, it } from 'vitest'
import { clockText } from '@/lib/format/clock-text.ts'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [61, '1:01'],
  [462, '7:42'],
  [3_725, '1:02:05'],
])('clockText › formats %i seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

import { expect, it } from 'vitest'
import { cutText } from '@/lib/cut-text.ts'

it.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['a word', 3, 'a…'],
  ['مَدى', 3, 'مَ…'],
  ['ab🇦🇪', 5, 'ab…'],
  ['👨‍👩‍👧x', 7, '…'],
])('cutText › cuts "%s" at %i to "%s"', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})

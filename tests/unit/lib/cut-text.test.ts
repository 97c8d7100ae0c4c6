import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText } from '@/lib/cut-text.ts'
import { propertyOptions } from '../../support/property-test.ts'

describe('cutText', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer', 5, 'long…'],
    ['a word', 3, 'a…'],
    ['مَدى', 3, 'مَ…'],
    ['ab🇦🇪', 5, 'ab…'],
    ['👨‍👩‍👧x', 7, '…'],
  ])('cuts "%s" at %i to "%s"', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut)
  })

  it('returns at most the limit, and whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
        const cut = cutText(text, most)
        expect(cut.length).toBeLessThanOrEqual(most)
        expect(cut.isWellFormed()).toBe(true)
      }),
      propertyOptions,
    )
  })
})

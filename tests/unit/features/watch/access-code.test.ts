import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codePayload, isFullCode, normaliseCode } from '@/features/watch/access-code.ts'
import { propertyOptions } from '../../../support/property-test.ts'

describe('normaliseCode', () => {
  it.each([
    ['abc123', 'ABC123'],
    ['AbC123', 'ABC123'],
    [' ab c1 23 ', 'ABC123'],
    ['ABC-123', 'ABC123'],
    ['ABC–123', 'ABC123'],
    ['A.B_C/1#2!3', 'ABC123'],
    ['\u200fABC\u200e123', 'ABC123'],
    ['١٢٣٤٥٦', '123456'],
    ['٠٧٨٩ab', '0789AB'],
    ['۱۲۳۴۵۶', '123456'],
    ['۰۷۸۹AB', '0789AB'],
    ['１２３ＡＢＣ', '123ABC'],
    ['ａｂｃ１２３', 'ABC123'],
    ['ABC1234567', 'ABC123'],
    ['000123', '000123'],
    ['662e41', '662E41'],
    ['سبورتي', ''],
    ['éß', ''],
    ['😀ABC', 'ABC'],
    ['', ''],
  ])('returns for "%s" the code "%s"', (text, code) => {
    expect(normaliseCode(text)).toBe(code)
  })

  it('returns at most six uppercase letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(normaliseCode(text)).toMatch(/^[A-Z0-9]{0,6}$/)
      }),
      propertyOptions,
    )
  })

  it('leaves a valid code unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,6}$/), (code) => {
        expect(normaliseCode(code)).toBe(code)
      }),
      propertyOptions,
    )
  })
})

describe('isFullCode', () => {
  it('returns true only for six characters', () => {
    expect(isFullCode('ABC123')).toBe(true)
    expect(isFullCode('ABC12')).toBe(false)
  })
})

describe('codePayload', () => {
  it.each([
    ['123456', 123_456],
    ['000123', 123],
    ['000000', 0],
  ])('sends the all-digit code %s as a number', (code, payload) => {
    expect(codePayload(code)).toBe(payload)
  })

  it.each(['ABC123', '662E41', '1E3000', '0X1234', '12345O', 'INFINI'])('sends %s as text', (code) => {
    expect(codePayload(code)).toBe(code)
  })
})

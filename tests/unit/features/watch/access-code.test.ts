import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overtype, readCode } from '@/features/watch/access-code.ts'
import { propertyOptions } from '../../../support/property-test.ts'

describe('readCode: spellings', () => {
  it.each([
    ['abc123', 'ABC123'],
    [' ab c1 23 ', 'ABC123'],
    ['A.B_C/1#2!3', 'ABC123'],
    ['ａｂｃ１２３', 'ABC123'],
    ['\u202dabc\u2066\u200b12\ufeff3\u202c', 'ABC123'],
    ['000123', '000123'],
    ['سبورتي', ''],
    ['😀ABC', 'ABC'],
    ['', ''],
  ])('returns for "%s" the code "%s"', (text, code) => {
    expect(readCode(text).code).toBe(code)
  })

  it('leaves a valid code unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,6}$/), (code) => {
        expect(readCode(code)).toEqual({ code, isCertain: true })
      }),
      propertyOptions,
    )
  })
})

describe('readCode: messages and links', () => {
  it.each([
    ['My code is live01, for tonight', 'LIVE01'],
    ['«LIVE01» هو رمزك', 'LIVE01'],
    ['LIVE01\u200b and again LIVE01', 'LIVE01'],
    ['http://localhost:4173/watch?code=LIVE01', 'LIVE01'],
    ['https://sporte.example/ar/watch?debug=1&code=live01#top', 'LIVE01'],
    ['Watch it here: https://sporte.example/watch?code=UKONLY Enjoy!', 'UKONLY'],
    ['https://sporte.example/watch?a=1&amp;code=K7B-4QX', 'K7B4QX'],
    ['K7B-4QX', 'K7B4QX'],
    ['K7B', 'K7B'],
    ['https://sporte.example/watch', ''],
    ['https://sporte.example/watch?code=', ''],
  ])('returns for "%s" a code to send: "%s"', (text, code) => {
    expect(readCode(text)).toEqual({ code, isCertain: true })
  })

  it.each([
    ['ABC1234567', 'ABC123'],
    ['Your code is ready', 'YOURCO'],
    ['LIVE01 or HIGH01', 'LIVE01'],
    ['Call 050 1234567', 'CALL05'],
    ['éLIVE01 and no more', 'LIVE01'],
  ])('returns for "%s" a code to confirm: "%s"', (text, code) => {
    expect(readCode(text)).toEqual({ code, isCertain: false })
  })

  it('returns at most six uppercase letters and digits for any text, also of a link', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 40 })
    fc.assert(
      fc.property(anyText, fc.constantFrom('', '?code=', '://', 'K7B4QX '), (text, before) => {
        expect(readCode(before + text).code).toMatch(/^[A-Z0-9]{0,6}$/)
      }),
      propertyOptions,
    )
  })
})

it.each([
  ['a character after the caret of a full field', 'LIXE01', 'LIvXE01', 3, 'v', 'LIvE01', 3],
  ['no character at the end of a full field', 'LIVE01', 'LIVE01x', 7, 'x', 'LIVE01x', 7],
  ['no character for a hyphen', 'LIVE01', 'LI-VE01', 3, '-', 'LIVE01', 2],
  ['no selected character for a space', 'LIVE01', 'LI E01', 3, ' ', 'LIVE01', 2],
  ['no character of a field that is not full', 'LIE01', 'LIVE01', 3, 'V', 'LIVE01', 3],
  ['no character beside a selected one', 'LIXE01', 'LIvE01', 3, 'v', 'LIvE01', 3],
  ['no character after a deletion', 'LIVE01', 'LIE01', 2, '', 'LIE01', 2],
  ['all with a full code', 'LIXE01', 'LIhigh-01E01', 9, 'high-01', 'high-01', 6],
  ['all with a message', 'LIV', 'LIVMy code is LIVE01.', 21, 'My code is LIVE01.', 'My code is LIVE01.', 6],
])('overtype › replaces %s', (_what, before, after, position, inserted, text, caret) => {
  expect(overtype(before, after, position, inserted)).toEqual({ text, caret })
})

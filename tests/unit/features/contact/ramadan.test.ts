import { describe, expect, it, vi } from 'vitest'
import { isRamadan } from '@/features/contact/ramadan.ts'

/** Days of the calendar of Umm al-Qura; midnight at the office is 20:00 UTC of the day before. */
describe('Ramadan at the office', () => {
  it.each([
    ['2026-02-17T19:59:59Z', false, 'the last second before 1 Ramadan 1447'],
    ['2026-02-17T20:00:00Z', true, 'the first of 1 Ramadan 1447'],
    ['2026-03-01T08:00:00Z', true, 'in the middle'],
    ['2026-03-19T19:59:59Z', true, 'the last second of the month'],
    ['2026-03-19T20:00:00Z', false, 'Eid al-Fitr'],
    ['2027-02-07T19:59:59Z', false, 'the day before 1 Ramadan 1448'],
    ['2027-02-07T20:00:00Z', true, '1 Ramadan 1448, eleven days earlier in the year'],
    ['2027-03-09T20:00:00Z', false, 'Eid al-Fitr of 1448'],
    ['2030-01-10T08:00:00Z', true, 'the first of two that begin in 2030'],
    ['2030-12-27T08:00:00Z', true, 'the second'],
    ['2026-11-22T08:00:00Z', false, 'any other month'],
  ])('at %s: %s, %s', (moment, expected) => {
    expect(isRamadan(new Date(moment))).toBe(expected)
  })

  it('is not known where the browser takes another calendar instead', () => {
    const known = Intl.DateTimeFormat
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_locale, options) {
      return new known('en-u-ca-gregory', options)
    })
    expect(isRamadan(new Date('2026-03-01T08:00:00Z'))).toBeNull()
  })

  it('is not known where the browser throws at it', () => {
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function () {
      throw new RangeError('invalid calendar')
    })
    expect(isRamadan(new Date('2026-03-01T08:00:00Z'))).toBeNull()
  })
})

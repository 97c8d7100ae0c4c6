import { describe, expect, it } from 'vitest'
import { localStartTime } from '@/lib/format/local-time.ts'
import { zoneOf } from '../../../support/zone-of.ts'

describe('localStartTime', () => {
  const start = new Date('2026-03-10T15:30:00Z')

  it.each([
    ['Asia/Dubai', null, null],
    ['Asia/Muscat', null, null],
    ['Europe/London', '3:30 PM', '3:30 م'],
    ['Pacific/Auckland', 'Mar 11, 4:30 AM', '11 مارس، 4:30 ص'],
    ['Pacific/Pago_Pago', '4:30 AM', '4:30 ص'],
  ])('returns in %s: %s', (zone, english, arabic) => {
    expect(localStartTime(start, 'en', zoneOf(zone))).toBe(english)
    expect(localStartTime(start, 'ar', zoneOf(zone))).toBe(arabic)
  })
  it('returns null if the zone is unknown', () => {
    expect(localStartTime(start, 'en', null)).toBeNull()
  })
})

import { describe, expect, it, vi } from 'vitest'
import { sampleFixtures } from '@/content/matches/fixtures.ts'
import { fixtureStart, isUpcoming, startTimeAtVenue } from '@/features/scores/series/fixture-dates.ts'
import { formatTime } from '@/lib/format/format.ts'

/** UTC-11, UTC+14 and a zone with daylight saving time. */
const zones = ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Europe/London']

describe.each(zones)('fixtureStart on a device in %s', (zone) => {
  it.each([
    ['2026-03-10T19:59:59Z', 0, '2026-03-10T15:30:00.000Z'],
    // Midnight in Dubai: the venue's next day has begun.
    ['2026-03-10T20:00:00Z', 0, '2026-03-11T15:30:00.000Z'],
    ['2026-12-30T12:00:00Z', 5, '2027-01-04T15:30:00.000Z'],
    ['2028-02-27T12:00:00Z', 2, '2028-02-29T15:30:00.000Z'],
  ])('counts days from the date at the venue: %s and %i days', (now, dayOffset, start) => {
    vi.stubEnv('TZ', zone)

    expect(fixtureStart({ dayOffset }, new Date(now)).toISOString()).toBe(start)
  })

  it('starts at 7:30 PM at the venue when clocks go forward and back', () => {
    vi.stubEnv('TZ', zone)
    for (const day of ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25']) {
      const starts = sampleFixtures.map((one) => formatTime(fixtureStart(one, new Date(day)), 'en'))
      expect(new Set(starts)).toEqual(new Set(['7:30 PM']))
    }
  })
})

it('startTimeAtVenue › returns 7:30 PM', () => {
  expect(startTimeAtVenue('en')).toBe('7:30 PM')
  expect(startTimeAtVenue('ar')).toBe('7:30 م')
})

it('isUpcoming › returns true for today, and false for yesterday', () => {
  expect([0, -1].map((dayOffset) => isUpcoming({ dayOffset }))).toEqual([true, false])
})

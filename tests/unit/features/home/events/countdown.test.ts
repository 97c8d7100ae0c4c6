import { describe, expect, it } from 'vitest'
import { countdownProgress, daysUntil, startOfVenueDay } from '@/features/home/events/countdown.ts'

describe('countdown of the featured tournament', () => {
  it.each(['2026-03-01T00:00:00+04:00', '2026-03-01T12:00:00+04:00', '2026-03-01T23:59:59+04:00'])(
    'counts whole days at the venue at %s, rounded up',
    (moment) => {
      const now = new Date(moment)
      expect(daysUntil(startOfVenueDay(now, 12), now)).toBe(12)
    },
  )

  it('ends when the day has come', () => {
    const now = new Date('2026-03-01T12:00:00+04:00')
    expect(daysUntil(startOfVenueDay(now, 0), now)).toBe(0)
    expect(daysUntil(startOfVenueDay(now, -3), now)).toBe(0)
  })

  it.each([
    [45, 0],
    [30, 0],
    [12, 60],
    [15, 50],
    [0, 100],
    [-2, 100],
  ])('fills, with %i days to go, %i per cent', (days, percent) => {
    expect(countdownProgress(days)).toBe(percent)
  })
})

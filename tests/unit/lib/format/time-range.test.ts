import { describe, expect, it } from 'vitest'
import { timeRange, venueTimeRange } from '@/lib/format/time-range.ts'
import { zoneOf } from '../../../support/zone-of.ts'

const at = (time: string) => new Date(`2026-03-10T${time}:00+04:00`)

describe('timeRange', () => {
  it('names the half of the day once where both times share it', () => {
    expect(timeRange(at('21:10'), at('21:40'), 'en')).toEqual({ from: '9:10', to: '9:40 PM' })
    expect(timeRange(at('21:10'), at('21:40'), 'ar')).toEqual({ from: '9:10', to: '9:40 م' })
  })

  it('names both over noon and midnight, without a date', () => {
    expect(timeRange(at('11:50'), at('12:10'), 'en')).toEqual({ from: '11:50 AM', to: '12:10 PM' })
    expect(timeRange(at('23:50'), new Date('2026-03-11T00:20:00+04:00'), 'ar')).toEqual({
      from: '11:50 م',
      to: '12:20 ص',
    })
  })

  it('prints the times of the given zone', () => {
    expect(timeRange(at('21:10'), at('21:40'), 'en', zoneOf('Europe/London'))).toEqual({
      from: '5:10',
      to: '5:40 PM',
    })
  })
})

it('venueTimeRange › prints the venue’s time, with minutes beyond the hour', () => {
  const range = { from: { hours: 16, minutes: 120 }, to: { hours: 16, minutes: 160 } }
  expect(venueTimeRange(range, 'en')).toEqual({ from: '10:00', to: '10:40 PM' })
})

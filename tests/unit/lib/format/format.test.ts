import { describe, expect, it, vi } from 'vitest'
import { languages } from '@/contract/language.ts'
import {
  formatDate,
  formatNumber,
  formatAge,
  formatRegions,
  formatRelative,
  formatRelativeDay,
  formatTime,
} from '@/lib/format/format.ts'
import { clockText } from '@/lib/format/clock-text.ts'
import { isTimeZone, localTimeZone, type TimeZone } from '@/lib/format/zone.ts'
import { localStartTime } from '@/lib/format/local-time.ts'
import { timeRange, venueTimeRange } from '@/lib/format/time-range.ts'

function zoneOf(name: string): TimeZone {
  if (!isTimeZone(name)) throw new Error(`This engine rejects the time zone ${name}`)
  return name
}

/** 7 September 2025, 7:30 PM at the venue. */
const final = new Date('2025-09-07T15:30:00Z')
/** 10 PM in London, after midnight at the venue. */
const late = new Date('2025-09-07T21:00:00Z')

describe('formatDate', () => {
  it.each([
    ['en', 'long', 'September 7, 2025'],
    ['en', 'medium', 'Sep 7, 2025'],
    ['en', 'dayMonth', 'Sep 7'],
    ['en', 'day', '07'],
    ['en', 'month', 'Sep'],
    ['en', 'weekday', 'Sunday'],
    ['ar', 'long', '7 سبتمبر 2025'],
    ['ar', 'weekday', 'الأحد'],
  ] as const)('formats in %s, %s: %s', (language, style, text) => {
    expect(formatDate(final, language, style)).toBe(text)
  })

  it('uses the venue’s time zone by default', () => {
    expect(formatDate(late, 'en', 'dayMonth')).toBe('Sep 8')
    expect(formatDate(late, 'en', 'dayMonth', zoneOf('Europe/London'))).toBe('Sep 7')
  })
})

describe('formatTime', () => {
  it('formats hours and minutes with an ordinary space', () => {
    expect(formatTime(final, 'en')).toBe('7:30 PM')
    expect(formatTime(final, 'ar')).toBe('7:30 م')
  })

  it('uses the given time zone', () => {
    expect(formatTime(late, 'en')).toBe('1:00 AM')
    expect(formatTime(late, 'en', zoneOf('Europe/London'))).toBe('10:00 PM')
  })
})

it.each([
  [-7_200_000, '2 hours ago'],
  [7_200_000, 'now'],
])('formatAge › formats a time %i ms from now as "%s"', (ms, text) => {
  expect(formatAge(final.getTime() + ms, final, 'en')).toBe(text)
})

describe('formatRelative', () => {
  const ago = (seconds: number) => new Date(final.getTime() - seconds * 1_000)

  it.each([
    [0, 'now'],
    [-59, 'now'],
    [60, '1 minute ago'],
    [119, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [3_600, '1 hour ago'],
    [86_400, 'yesterday'],
    [31 * 86_400, 'last month'],
    [800 * 86_400, '2 years ago'],
    [-7_200, 'in 2 hours'],
  ])('formats %i seconds ago as "%s"', (seconds, text) => {
    expect(formatRelative(ago(seconds), final, 'en')).toBe(text)
  })

  it.each([
    [0, 'الآن'],
    [2 * 3_600, 'قبل ساعتين'],
  ])('formats %i seconds ago as "%s"', (seconds, text) => {
    expect(formatRelative(ago(seconds), final, 'ar')).toBe(text)
  })

  it('has a short form for labels', () => {
    expect(formatRelative(ago(15 * 60), final, 'en', 'short')).toBe('15 min. ago')
    expect(formatRelative(ago(15 * 60), final, 'ar', 'short')).toBe('قبل 15 دقيقة')
  })
})

it.each([
  [0, 'today', 'اليوم'],
  [-1, 'yesterday', 'أمس'],
  [5, 'in 5 days', 'بعد 5 أيام'],
])('formatRelativeDay › formats %i days as "%s" and "%s"', (days, english, arabic) => {
  expect(formatRelativeDay(days, 'en')).toBe(english)
  expect(formatRelativeDay(days, 'ar')).toBe(arabic)
})

describe('formatNumber', () => {
  it('uses Latin digits in both languages', () => {
    expect(formatNumber(1_234.5, 'en')).toBe('1,234.5')
    expect(formatNumber(1_234.5, 'ar')).toBe('1,234.5')
  })

  it('formats the requested decimals and the sign', () => {
    const rate = { minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: 'always' } as const

    expect(formatNumber(1.75, 'en', rate)).toBe('+1.750')
    expect(formatNumber(1.75, 'ar', rate).replaceAll(/[\u200e\u200f\u061c]/g, '')).toBe('+1.750')
  })
})

const odd = [Number.NaN, 8.64e15 + 1, Number.POSITIVE_INFINITY, 8.64e15, -8.64e15, 8.64e15 - 1]

it.each(odd.flatMap((time) => languages.map((language) => [time, language] as const)))(
  'formatters with an invalid time › do not throw: %d in %s',
  (time, language) => {
    const date = new Date(time)
    const own = [formatDate(date, language, 'long'), formatTime(date, language)]
    const relative = formatRelative(date, final, language)

    for (const text of [
      ...own,
      relative,
      formatRelative(final, date, language),
      formatRelativeDay(time, language),
    ])
      expect(text).not.toMatch(/NaN|Invalid|∞/)
    if (Number.isFinite(date.getTime())) expect(own).not.toContain('')
    else expect([...own, relative]).toEqual(['', '', ''])
  },
)

describe('formatRegions', () => {
  it('names regions in the language of the page, sorted', () => {
    expect(formatRegions(['SA', 'AE', 'GB'], 'en')).toEqual([
      'Saudi Arabia',
      'United Arab Emirates',
      'United Kingdom',
    ])
    expect(formatRegions(['SA', 'AE', 'GB'], 'ar')).toEqual([
      'الإمارات العربية المتحدة',
      'المملكة العربية السعودية',
      'المملكة المتحدة',
    ])
  })

  it('names a region once, whatever the case and number of its codes', () => {
    expect(formatRegions(['AE', 'SA', 'ae', 'AE'], 'en')).toEqual(['Saudi Arabia', 'United Arab Emirates'])
  })
})

it.each([
  [9, '0:09'],
  [462, '7:42'],
  [3_725, '1:02:05'],
])('clockText › formats %i seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

it.each([
  ['Pacific/Auckland', 'Pacific/Auckland'],
  ['UTC', 'UTC'],
  ['Etc/Unknown', null],
  ['', null],
  [undefined, null],
  ['Mars/Olympus_Mons', null],
])('localTimeZone › returns for %j %j', (timeZone, zone) => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(
    Object.assign(options, { timeZone }),
  )
  expect(localTimeZone()).toBe(zone)
})

describe('localStartTime', () => {
  const start = new Date('2026-03-10T15:30:00Z')

  it.each([
    ['Asia/Dubai', null, null],
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

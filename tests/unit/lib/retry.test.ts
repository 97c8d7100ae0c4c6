import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outboxLimits } from '@/outbox/policy.ts'
import { backoff, parseRetryAfter } from '@/lib/retry.ts'
import { propertyOptions } from '../../support/property-test.ts'

const longestDelayMs = 3_600_000
const longestPauseMs = 86_400_000

describe('parseRetryAfter', () => {
  const today = Date.parse('Sun, 07 Sep 2025 15:00:00 GMT')

  it.each([
    ['0', 0],
    [' 120 ', 120_000],
    ['Sun, 07 Sep 2025 15:02:00 GMT', 120_000],
    ['Sunday, 07-Sep-25 15:02:00 GMT', 120_000],
    ['Sun, 07 Sep 2025 14:00:00 GMT', 0],
  ])('parses "%s"', (header, ms) => {
    expect(parseRetryAfter(header, today, longestPauseMs)).toBe(ms)
  })

  it.each([null, '', '   ', 'soon', '-5', '1.5', '1e3', 'foo 5', 'Infinity', 'Sun, never'])(
    'returns null for %j',
    (header) => {
      expect(parseRetryAfter(header, today, longestPauseMs)).toBeNull()
    },
  )

  it.each(['86401', '99999999999999999999', 'Fri, 07 Sep 2125 15:00:00 GMT'])(
    'returns at most the given limit for "%s"',
    (header) => {
      expect(parseRetryAfter(header, today, longestPauseMs)).toBe(longestPauseMs)
    },
  )
})

describe('backoff', () => {
  it('doubles from the first delay to the longest', () => {
    expect([1, 2, 3, 4].map((failures) => backoff(failures, 0))).toEqual([15_000, 30_000, 60_000, 120_000])
    expect(backoff(2_000, 0)).toBe(longestDelayMs)
  })

  it('shortens the pause by up to a fifth', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const longest = backoff(failures, 0)
        const wait = backoff(failures, random)
        return wait <= longest && wait >= longest * 0.8 - 1
      }),
      propertyOptions,
    )
  })

  it('takes most of a day to use all attempts', () => {
    const waits = Array.from({ length: outboxLimits.attempts - 1 }, (_, index) => backoff(index + 1, 1))

    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(16 * 3_600_000)
  })
})

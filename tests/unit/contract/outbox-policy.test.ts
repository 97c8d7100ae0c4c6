import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  backoff,
  isDue,
  isStuck,
  judge,
  looksExpired,
  outboxLimits,
  parseRetryAfter,
  savingTime,
} from '@/contract/outbox-policy.ts'
import { anEntry } from '../../support/an-enquiry.ts'
import { thousands } from '../../support/thousands.ts'

describe('judge', () => {
  it.each([200, 201, 202, 204, 299])('takes %i as delivered', (status) => {
    expect(judge(status, false)).toBe('delivered')
  })

  it.each([408, 425, 429, 500, 502, 503, 504, 599])('comes back later after %i', (status) => {
    expect(judge(status, false)).toBe('later')
    expect(judge(status, true)).toBe('later')
  })

  it.each([400, 401, 403, 404, 405, 410, 413, 415, 422, 451, 304])('takes %i as refused', (status) => {
    expect(judge(status, false)).toBe('refused')
    expect(judge(status, true)).toBe('refused')
  })

  it('takes 409 as delivered only when an earlier attempt may have arrived', () => {
    expect(judge(409, true)).toBe('delivered')
    expect(judge(409, false)).toBe('refused')
  })
})

describe('parseRetryAfter', () => {
  const day = 24 * 60 * 60_000
  const now = Date.parse('Sun, 07 Sep 2025 15:00:00 GMT')

  it.each([
    ['0', 0],
    ['1', 1_000],
    ['120', 120_000],
    [' 120 ', 120_000],
    ['Sun, 07 Sep 2025 15:02:00 GMT', 120_000],
    ['Sunday, 07-Sep-25 15:02:00 GMT', 120_000],
    ['Sun, 07 Sep 2025 14:00:00 GMT', 0],
  ])('understands "%s"', (header, ms) => {
    expect(parseRetryAfter(header, now, day)).toBe(ms)
  })

  it.each([null, '', '   ', 'soon', '-5', '1.5', '1e3', 'foo 5', 'Infinity', 'Sun, never'])(
    'finds nothing to honour in %j',
    (header) => {
      expect(parseRetryAfter(header, now, day)).toBeNull()
    },
  )

  it.each(['86401', '99999999999999999999', 'Fri, 07 Sep 2125 15:00:00 GMT'])(
    'returns at most the given limit for "%s"',
    (header) => {
      expect(parseRetryAfter(header, now, day)).toBe(day)
    },
  )
})

describe('backoff', () => {
  it('doubles from the first delay', () => {
    expect([1, 2, 3, 4].map((failures) => backoff(failures, 0))).toEqual([15_000, 30_000, 60_000, 120_000])
  })

  it('never shrinks with another failure and never exceeds the longest delay', () => {
    const delays = Array.from({ length: 2_000 }, (_, failures) => backoff(failures, 0))

    expect(delays.toSorted((a, b) => a - b)).toEqual(delays)
    expect(delays.at(-1)).toBe(outboxLimits.longestDelayMs)
  })

  it('spreads devices by at most a fifth, always downwards', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const delay = backoff(failures, random)
        const longest = backoff(failures, 0)
        expect(delay).toBeLessThanOrEqual(longest)
        expect(delay).toBeGreaterThanOrEqual(longest * 0.8 - 1)
      }),
      thousands,
    )
  })

  it('takes most of a day to use up the attempts', () => {
    const waits = Array.from({ length: outboxLimits.attempts - 1 }, (_, index) => backoff(index + 1, 1))

    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(16 * 3_600_000)
  })
})

describe('looksExpired', () => {
  const firstTriedAt = 1_000

  it('asks again 30 days after the first attempt, to the millisecond', () => {
    const entry = anEntry({ firstTriedAt })

    expect(looksExpired(entry, firstTriedAt + outboxLimits.ageMs)).toBe(false)
    expect(looksExpired(entry, firstTriedAt + outboxLimits.ageMs + 1)).toBe(true)
  })

  it('never asks for one that was not tried yet, or when nobody could be asked for the time', () => {
    expect(looksExpired(anEntry({ firstTriedAt: 0 }), Date.parse('2100-01-01'))).toBe(false)
  })

  it('leaves alone what is parked already', () => {
    const parked = anEntry({ firstTriedAt, state: 'parked' })

    expect(looksExpired(parked, firstTriedAt + 2 * outboxLimits.ageMs)).toBe(false)
  })
})

describe('savingTime', () => {
  it("is the clock's, unless that shows a time before the code was built or before what was saved earlier", () => {
    expect(savingTime(5_000, 4_000, 3_000)).toBe(5_000)
    expect(savingTime(2_999, 0, 3_000)).toBe(0)
    expect(savingTime(3_999, 4_000, 3_000)).toBe(0)
  })
})

describe('isStuck', () => {
  const { patience } = outboxLimits

  it('is after a few failures of either kind, not before', () => {
    expect(isStuck(anEntry({ silences: patience - 1 }))).toBe(false)
    expect(isStuck(anEntry({ silences: patience }))).toBe(true)
    expect(isStuck(anEntry({ silences: 1, attempts: patience - 1, lastStatus: 500 }))).toBe(true)
  })

  it('is not while the receiver wants to hear nothing at all', () => {
    expect(isStuck(anEntry({ attempts: patience, lastStatus: 429 }))).toBe(false)
  })
})

describe('isDue', () => {
  const now = 50_000
  const later = { dueAt: now + 1, lastTriedAt: now - 20_000 }

  it('is when its time has come', () => {
    expect(isDue(anEntry({ dueAt: now }), now, null)).toBe(true)
    expect(isDue(anEntry(later), now, null)).toBe(false)
  })

  it('is at once after silence, when something has changed', () => {
    expect(isDue(anEntry({ ...later, silences: 1 }), now, now)).toBe(true)
    expect(isDue(anEntry({ ...later, silences: 1 }), now, null)).toBe(false)
  })

  it('is not when it was tried since that change, by whatever tab', () => {
    expect(isDue(anEntry({ ...later, silences: 1, lastTriedAt: now - 10 }), now, now - 10)).toBe(false)
  })

  it('still gives a server the patience that it asked for', () => {
    expect(isDue(anEntry({ ...later, attempts: 3, lastStatus: 503 }), now, now)).toBe(false)
  })

  it('is when the clock has been set back to before the pause, however long that was', () => {
    const paused = { lastTriedAt: now + 3_600_000, dueAt: now + 3_615_000, attempts: 1, lastStatus: 500 }

    expect(isDue(anEntry(paused), now, null)).toBe(true)
    expect(isDue(anEntry({ savedAt: now + 61_000, dueAt: now + 76_000 }), now, null)).toBe(true)
  })

  it('is not when the clock has been put right by seconds', () => {
    expect(isDue(anEntry({ lastTriedAt: now + 5_000, dueAt: now + 20_000 }), now, null)).toBe(false)
  })

  it('is after a pause that is longer than any we make', () => {
    const { longestRetryAfterMs } = outboxLimits

    expect(isDue(anEntry({ lastTriedAt: now, dueAt: now + longestRetryAfterMs }), now, null)).toBe(false)
    expect(isDue(anEntry({ lastTriedAt: now, dueAt: now + longestRetryAfterMs + 1 }), now, null)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { afterAttempt, isDue, outboxLimits, requeued } from '@/outbox/policy.ts'
import { backoff } from '@/lib/retry.ts'
import { buildEntry } from '../../support/enquiry-fixture.ts'

const now = 5_000_000
const { attempts, firstDelayMs, longestPauseMs } = outboxLimits
const answered = (status: number, retryAfter: string | null = null) => ({ status, retryAfter })

describe('afterAttempt', () => {
  it('waits longer after each unanswered attempt and never gives up', () => {
    let entry = afterAttempt(buildEntry(), 'elsewhere', now, 0)
    entry = afterAttempt(entry, 'elsewhere', now, 0)
    expect(entry.dueAt).toBe(now + backoff(2, 0))

    for (let tries = 0; tries < attempts * 3; tries += 1) entry = afterAttempt(entry, 'elsewhere', now, 0)

    expect(entry).toMatchObject({ state: 'queued', attempts: 0, dueAt: now + 3_600_000 })
  })

  it.each([
    ['7200', 7_200_000],
    ['1', backoff(6, 0)],
    ['-5', backoff(6, 0)],
  ])('lengthens our own pause, never shortens it, with a Retry-After of "%s"', (header, pause) => {
    expect(afterAttempt(buildEntry({ attempts: 5 }), answered(503, header), now, 0).dueAt).toBe(now + pause)
  })

  it('counts responses and silences', () => {
    const silent = afterAttempt(buildEntry({ silences: 3 }), 'elsewhere', now, 0)
    expect(silent).toMatchObject({ silences: 4, attempts: 0, lastStatus: null, lastTriedAt: now })
    expect(afterAttempt(silent, answered(429), now, 0)).toMatchObject({
      silences: 0,
      attempts: 1,
      lastStatus: 429,
      dueAt: now + firstDelayMs,
    })
  })

  it('parks an entry after its last attempt, not before', () => {
    const last = afterAttempt(buildEntry({ attempts: attempts - 2 }), answered(503), now, 0)

    expect(last.state).toBe('queued')
    expect(afterAttempt(last, answered(503), now, 0)).toMatchObject({
      state: 'parked',
      parkedBecause: 'exhausted',
    })
  })
})

it('requeued › resets a parked entry and keeps its arrival', () => {
  const known = { arrival: 'yes', lastStatus: 503, lastTriedAt: 2_000 } as const
  const parked = buildEntry({
    ...known,
    state: 'parked',
    parkedBecause: 'exhausted',
    attempts: 30,
    told: true,
  })

  expect(requeued(parked, now)).toEqual(buildEntry({ ...known, dueAt: now }))
})

describe('isDue', () => {
  const later = { dueAt: now + 1, lastTriedAt: now - 20_000 }
  const hours = 3_600_000
  const savedAhead = { savedAt: now + 20 * hours, lastTriedAt: null }

  it.each([
    ['from its due time on', true, { dueAt: now }, null],
    ['before its due time', false, later, null],
    ['for an unanswered entry last tried before wokenAt', true, { ...later, silences: 1 }, now],
    ['for an unanswered entry without a wake-up', false, { ...later, silences: 1 }, null],
    ['for an unanswered entry tried at wokenAt', false, { ...later, silences: 1 }, later.lastTriedAt],
    ['for an answered entry, even after a wake-up', false, { ...later, attempts: 3, lastStatus: 503 }, now],
    // The clock was set back.
    ['for an entry tried in the future', true, { dueAt: now + 1, lastTriedAt: now + 20 * hours }, null],
    ['for an entry saved in the future', true, { ...savedAhead, dueAt: now + 1 }, null],
    ['beyond the longest pause', true, { dueAt: now + longestPauseMs + 1 }, null],
    ['within the longest pause', false, { dueAt: now + longestPauseMs }, null],
    ['if a tab with a slightly later clock has tried', false, { ...later, lastTriedAt: now + 300 }, null],
  ] as const)('%s returns %s', (_when, expected, entry, wokenAt) => {
    expect(isDue(buildEntry(entry), now, wokenAt)).toBe(expected)
  })

  it('returns false during every backoff, which is never longer than the longest pause', () => {
    expect(backoff(attempts, 0)).toBeLessThan(longestPauseMs)
  })

  it('returns false right after an attempt of an entry that was saved in the future', () => {
    expect(isDue(afterAttempt(buildEntry(savedAhead), 'elsewhere', now, 0.5), now, null)).toBe(false)
  })
})

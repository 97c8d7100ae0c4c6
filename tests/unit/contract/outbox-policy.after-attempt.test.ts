import { describe, expect, it } from 'vitest'
import { afterAttempt, backoff, outboxLimits } from '@/contract/outbox-policy.ts'
import { anEntry } from '../../support/an-enquiry.ts'

const now = 5_000_000
const answered = (status: number, retryAfter: string | null = null) => ({ status, retryAfter })

describe('afterAttempt without an answer', () => {
  it('keeps the entry, remembers that it may have arrived, and waits', () => {
    const after = afterAttempt(anEntry(), 'no answer', now, 0)

    expect(after).toEqual({
      ...anEntry(),
      silences: 1,
      mayHaveArrived: true,
      lastTriedAt: now,
      dueAt: now + outboxLimits.firstDelayMs,
    })
  })

  it('waits longer with every silence in a row, and never counts it as an attempt', () => {
    const third = [1, 2, 3].reduce((entry) => afterAttempt(entry, 'no answer', now, 0), anEntry())

    expect(third).toMatchObject({ silences: 3, attempts: 0, state: 'queued', dueAt: now + backoff(3, 0) })
  })

  it('never gives up, however long the device is offline', () => {
    let entry = anEntry()
    for (let tries = 0; tries < outboxLimits.attempts * 3; tries += 1) {
      entry = afterAttempt(entry, 'no answer', now, 0)
    }

    expect(entry).toMatchObject({ state: 'queued', dueAt: now + outboxLimits.longestDelayMs })
  })

  it('leaves a parked entry parked', () => {
    const parked = anEntry({ state: 'parked', parkedBecause: 'refused' })

    expect(afterAttempt(parked, 'no answer', now, 0)).toMatchObject({
      state: 'parked',
      parkedBecause: 'refused',
    })
  })
})

describe('afterAttempt with an answer', () => {
  it.each([
    [408, false],
    [425, false],
    [429, false],
    [500, true],
    [503, true],
    [504, true],
  ])('keeps the entry after %i and backs off; it may have arrived: %s', (status, mayHaveArrived) => {
    const after = afterAttempt(anEntry(), answered(status), now, 0)

    expect(after).toEqual({
      ...anEntry(),
      attempts: 1,
      mayHaveArrived,
      lastStatus: status,
      lastTriedAt: now,
      dueAt: now + outboxLimits.firstDelayMs,
    })
  })

  it('honours a Retry-After that is longer than its own pace', () => {
    const after = afterAttempt(anEntry(), answered(503, '120'), now, 0)

    expect(after.dueAt).toBe(now + 120_000)
  })

  it.each(['0', '1', 'Sun, 07 Sep 1969 14:00:00 GMT'])(
    'is not hurried by a Retry-After of "%s"',
    (header) => {
      const after = afterAttempt(anEntry({ attempts: 5 }), answered(503, header), now, 0)

      expect(after.dueAt).toBe(now + backoff(6, 0))
    },
  )

  it('keeps its own pace when Retry-After makes no sense', () => {
    const after = afterAttempt(anEntry(), answered(503, '-5'), now, 0)

    expect(after.dueAt).toBe(now + outboxLimits.firstDelayMs)
  })

  it('ends a row of silences, but not the doubt whether one of them arrived', () => {
    const silent = anEntry({ silences: 4, mayHaveArrived: true })

    expect(afterAttempt(silent, answered(503), now, 0)).toMatchObject({ silences: 0, mayHaveArrived: true })
  })

  it.each([400, 404, 409, 422])('parks the entry after %i and has the visitor told', (status) => {
    const after = afterAttempt(anEntry({ told: true }), answered(status), now, 0)

    expect(after).toMatchObject({
      state: 'parked',
      parkedBecause: 'refused',
      lastStatus: status,
      attempts: 1,
      told: false,
    })
  })

  it('parks the entry when the attempts are used up, not before', () => {
    const attempts = outboxLimits.attempts - 2
    const last = afterAttempt(anEntry({ attempts }), answered(503), now, 0)

    expect(last.state).toBe('queued')
    expect(afterAttempt(last, answered(503), now, 0)).toMatchObject({
      state: 'parked',
      parkedBecause: 'exhausted',
    })
  })

  it('never changes the enquiry, its identity or its place', () => {
    const before = anEntry()

    for (const attempt of ['no answer', answered(503), answered(400)] as const) {
      const { key, savedAt, enquiry } = afterAttempt(before, attempt, now, 0.5)
      expect({ key, savedAt, enquiry }).toEqual({
        key: before.key,
        savedAt: before.savedAt,
        enquiry: before.enquiry,
      })
    }
    expect(before).toEqual(anEntry())
  })
})

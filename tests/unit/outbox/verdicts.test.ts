import { describe, expect, it } from 'vitest'
import { arrivals, parseRow, type Arrival } from '@/outbox/entry.ts'
import { afterAttempt, claimed, judge, type Ending, isDue, outboxLimits, requeued } from '@/outbox/policy.ts'
import { backoff } from '@/lib/retry.ts'
import { buildEntry } from '../../support/enquiry-fixture.ts'

/** Every way in which an attempt ends: its verdict and arrival after `no`, `unknown` and `yes`. */
const answered = (...statuses: number[]): Ending[] => statuses.map((status) => ({ status, retryAfter: null }))
const name = (ending: Ending) => (typeof ending === 'string' ? ending : `a ${ending.status}`)

const unchanged: Arrival[] = ['no', 'unknown', 'yes']
const unclear: Arrival[] = ['unknown', 'unknown', 'yes']
const arrived: Arrival[] = ['yes', 'yes', 'yes']
const always = <Kind>(kind: Kind): Kind[] => [kind, kind, kind]

const table = [
  [answered(304, 400, 401, 403, 404, 410, 413, 415, 422, 451), always('refused'), unchanged],
  [answered(408, 425, 429, 511), always('later'), unchanged],
  [answered(500, 502, 503, 504, 599), always('later'), arrived],
  [answered(409), ['refused', 'unconfirmed', 'delivered'], unchanged],
  [['elsewhere'], always('later'), unchanged],
  [['rejected'], always('later'), unclear],
  [['timed out', 'broken off', 'killed'], always('later'), arrived],
] as const

const rows = table.flatMap(([endings, verdicts, results]) =>
  endings.flatMap((ending) =>
    arrivals.map((before, index) => {
      const verdict = verdicts[index] ?? ''
      return [
        `${name(ending)} after ${before}`,
        { ending, before, verdict, arrival: results[index] },
      ] as const
    }),
  ),
)

describe('judge and afterAttempt', () => {
  it.each(rows)('%s', (_row, { ending, before, verdict, arrival }) => {
    const entry = buildEntry({ arrival: before, told: true })
    const after = afterAttempt(entry, ending, 0, 0)
    const isKept = verdict === 'later' || verdict === 'delivered'

    expect(judge(ending, before)).toBe(verdict)
    if (verdict === 'delivered') return
    expect(after).toMatchObject({
      arrival,
      state: isKept ? 'queued' : 'parked',
      parkedBecause: isKept ? null : verdict,
      told: false,
    })
    if (ending === 'killed') expect(claimed(entry, 0)).toMatchObject({ state: 'sending', arrival })
  })

  it.each(answered(200, 201, 202, 204, 299))('delivered by %o', (ending) => {
    expect(arrivals.map((before) => judge(ending, before))).toEqual(always('delivered'))
  })
})

it.each<[string, object, Arrival]>([
  ['this release', { arrival: 'yes' }, 'yes'],
  ['an earlier release before any attempt', { mayHaveArrived: false }, 'no'],
  ['an earlier release after a silence', { mayHaveArrived: true }, 'unknown'],
  ['an earlier release that died while sending', { state: 'sending', mayHaveArrived: false }, 'unknown'],
  ['both', { arrival: 'no', mayHaveArrived: true }, 'unknown'],
  ['both, after a certain attempt', { arrival: 'yes', mayHaveArrived: true }, 'yes'],
  ['a later release', { arrival: 'perhaps' }, 'unknown'],
])('parseRow › reads the arrival of a row from %s', (_release, change, arrival) => {
  const { arrival: _own, ...row } = buildEntry()
  expect(parseRow(row.key, { ...row, ...change })).toMatchObject({ arrival })
})

const now = 5_000_000
const { attempts, firstDelayMs, longestPauseMs } = outboxLimits
const answer = (status: number, retryAfter: string | null = null) => ({ status, retryAfter })

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
  ])('lengthens our own pause, never shortens it, with a Retry-After of "%s"', (header, pause) => {
    expect(afterAttempt(buildEntry({ attempts: 5 }), answer(503, header), now, 0).dueAt).toBe(now + pause)
  })

  it('counts responses and silences', () => {
    const silent = afterAttempt(buildEntry({ silences: 3 }), 'elsewhere', now, 0)
    expect(silent).toMatchObject({ silences: 4, attempts: 0, lastStatus: null, lastTriedAt: now })
    expect(afterAttempt(silent, answer(429), now, 0)).toMatchObject({
      silences: 0,
      attempts: 1,
      lastStatus: 429,
      dueAt: now + firstDelayMs,
    })
  })

  it('parks an entry after its last attempt, not before', () => {
    const last = afterAttempt(buildEntry({ attempts: attempts - 2 }), answer(503), now, 0)

    expect(last.state).toBe('queued')
    expect(afterAttempt(last, answer(503), now, 0)).toMatchObject({
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

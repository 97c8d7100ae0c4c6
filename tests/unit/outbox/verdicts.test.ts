import { describe, expect, it } from 'vitest'
import { arrivals, parseRow, type Arrival } from '@/outbox/entry.ts'
import { afterAttempt, claimed, judge, type Ending } from '@/outbox/policy.ts'
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

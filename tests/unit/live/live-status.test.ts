import { expect, it } from 'vitest'
import { emptyScores, type LiveScores } from '@/live/score-store.ts'
import { getLiveStatus } from '@/live/live-status.tsx'
import { buildLiveMatch, buildInnings, withRuns } from '../../support/live-match-fixture.ts'

const second = 1_000
const minute = 60 * second
const now = Date.UTC(2026, 10, 22, 16)
const match = withRuns(50)

/** Scores that were last heard, and last changed, so many milliseconds ago. */
const after = (heard: number, changed: number, also: Partial<LiveScores> = {}): LiveScores => ({
  ...emptyScores,
  matches: [match],
  updatedAt: now - changed,
  changedAt: now - changed,
  heardAt: now - heard,
  ...also,
})

it.each([
  ['heard just now', after(0, 20 * second), { isLive: true, state: 'heard', at: now }],
  ['heard 50 seconds ago, for low data', after(50 * second, minute), { isLive: true, state: 'heard' }],
  ['silent for a minute', after(minute, minute, { trouble: 'silent' }), { isLive: false, state: 'silent' }],
  ['that did not change for nine minutes', after(0, 9 * minute), { isLive: true, state: 'heard' }],
  [
    'of a feed that answers and has told nothing new for eleven minutes',
    after(0, 11 * minute),
    { isLive: false, state: 'still', at: now - 11 * minute },
  ],
  [
    'of a feed that is silent for a moment',
    after(20 * second, 30 * second, { trouble: 'silent' }),
    { isLive: true, state: 'silent' },
  ],
  [
    "of the worker's copy, hours later",
    after(180 * minute, 181 * minute, { trouble: 'silent' }),
    { isLive: false, state: 'silent', at: now - 180 * minute },
  ],
  [
    'of a device that has just lost its network',
    after(second, second, { trouble: 'offline' }),
    { isLive: false, state: 'offline', at: now - second },
  ],
  [
    'that stood still when the network went',
    after(minute, 40 * minute, { trouble: 'offline' }),
    { isLive: false, state: 'offline', at: now - 40 * minute },
  ],
  ['heard since the clock last ticked', after(-5 * second, 0), { isLive: true, now: now + 5 * second }],
] as const)('getLiveStatus of a live match › returns the state of a match %s', (_, scores, told) => {
  expect(getLiveStatus(match, scores, now)).toMatchObject(told)
})

it('getLiveStatus › returns no age for a result', () => {
  const over = buildLiveMatch({ status: 'RESULT', first: buildInnings(90, 4, '20.0') })
  expect(getLiveStatus(over, after(0, 60 * minute), now)).toMatchObject({
    isLive: false,
    state: 'heard',
    at: now,
  })
})

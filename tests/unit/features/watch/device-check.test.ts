import { describe, expect, it } from 'vitest'
import {
  judgeAutoplay,
  judgeClock,
  judgeNetwork,
  judgeStorage,
  judgeVideo,
  getOutcome,
  getClockSkew,
  timeSpan,
  getConclusion,
} from '@/features/watch/device-check.ts'

const server = (skewMs: number | null = 0, ms = 80) => ({ ms, skewMs })
const minute = 60_000

it.each([
  ['an answer', true, server(), true, 'networkWorks', 'fine'],
  ['a slow answer', true, server(0, 1_001), true, 'networkSlow', 'note'],
  ['an answer of our site alone', true, server(), false, 'codesSilent', 'bad'],
  ['no answer', true, null, true, 'serverSilent', 'bad'],
  ['no network', false, null, false, 'networkOffline', 'bad'],
  // `navigator.onLine` is sometimes wrong, so a response takes precedence.
  ['an answer without a network', false, server(), true, 'networkWorks', 'fine'],
] as const)(
  'device check: connection › judges %s',
  (_what, isOnline, answer, codesAnswer, reason, outcome) => {
    const finding = judgeNetwork(isOnline, answer, codesAnswer)
    expect(finding.reason).toBe(reason)
    expect(getOutcome(finding)).toBe(outcome)
  },
)

describe('device check: clock', () => {
  it.each([
    [server(2 * minute), 'clockRight'],
    [server(-2 * minute), 'clockRight'],
    [server(2 * minute + 1), 'clockAhead'],
    [server(-2 * minute - 1), 'clockBehind'],
    [server(null), 'clockUnknown'],
    [null, 'clockUnknown'],
  ] as const)('judges the answer %j of the server: %s', (answer, reason) => {
    expect(judgeClock(answer).reason).toBe(reason)
  })

  it('uses the time of the response, even from an old cache entry', () => {
    const sentAt = Date.UTC(2026, 0, 1, 12)
    const date = new Date(sentAt).toUTCString()
    expect(getClockSkew(new Headers({ date }), sentAt + 5_000)).toBe(5_000)
    expect(getClockSkew(new Headers({ date, age: '3600' }), sentAt + 3_600_000)).toBe(0)
    expect(getClockSkew(new Headers(), sentAt)).toBeNull()
    expect(getClockSkew(new Headers({ date: 'yesterday' }), sentAt)).toBeNull()
    expect(getClockSkew(new Headers({ date, age: '1e999' }), sentAt)).toBeNull()
  })

  it.each([
    [3 * minute, { value: 3, unit: 'minute' }],
    [119 * minute, { value: 119, unit: 'minute' }],
    [180 * minute, { value: 3, unit: 'hour' }],
    [24 * 60 * minute, { value: 24, unit: 'hour' }],
    [72 * 60 * minute, { value: 3, unit: 'day' }],
  ] as const)('returns a fitting unit for %i ms', (ms, span) => {
    expect(timeSpan(ms)).toEqual(span)
  })
})

describe('device check: storage, video and region', () => {
  it.each([
    [{ keepsText: true, keepsRows: true, isPrivate: false }, 'storageWorks', 'fine'],
    [{ keepsText: true, keepsRows: true, isPrivate: true }, 'storagePrivate', 'note'],
    [{ keepsText: true, keepsRows: false, isPrivate: true }, 'storageTextOnly', 'note'],
    [{ keepsText: false, keepsRows: true, isPrivate: false }, 'storageNone', 'note'],
  ] as const)('judges storage: %o', (facts, reason, outcome) => {
    expect(judgeStorage(facts)).toEqual({ reason })
    expect(getOutcome({ reason })).toBe(outcome)
  })

  it.each([
    [{ supported: true, smooth: true }, false, false, 'videoSmooth', 'fine'],
    [{ supported: true, smooth: false }, false, false, 'videoWorks', 'fine'],
    [{ supported: false, smooth: true }, true, false, 'videoWorks', 'fine'],
    [null, true, false, 'videoWorks', 'fine'],
    [null, false, true, 'videoUncommon', 'note'],
    [null, false, false, 'videoNone', 'bad'],
  ] as const)('judges video: %o, %s, %s', (decoding, playsCommon, playsOther, reason, outcome) => {
    expect(judgeVideo({ decoding, playsCommon, playsOther })).toEqual({ reason })
    expect(getOutcome({ reason })).toBe(outcome)
  })
})

it('device check: verdict › counts problems, else warnings', () => {
  const [clock, region] = [{ reason: 'clockUnknown' }, { reason: 'regionUnknown' }] as const
  expect(getConclusion({ clock })).toEqual({ kind: 'clear' })
  expect(getConclusion({ clock, region, storage: region })).toEqual({ kind: 'notes', count: 2 })
  expect(getConclusion({ region, network: { reason: 'networkOffline' } })).toEqual({
    kind: 'bad',
    count: 1,
  })
})

it.each([
  ['allowed', 'autoplayWorks'],
  ['allowed-muted', 'autoplayMuted'],
  ['disallowed', 'autoplayBlocked'],
  ['what a later browser may say', undefined],
  [null, undefined],
] as const)('playback check › reports a browser with %j for autoplay', (policy, reason) => {
  expect(judgeAutoplay(policy)?.reason).toBe(reason)
})

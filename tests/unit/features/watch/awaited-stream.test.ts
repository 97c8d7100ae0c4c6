import { beforeEach, describe, expect, it, vi } from 'vitest'
import { awaitStream, isAwaited, nextCheckMs, type Recheck } from '@/features/watch/awaited-stream.ts'
import { readAnswer } from '@/features/watch/stream-service/read-answer.ts'
import { buildApiResponse } from '../../../support/watch-event-fixture.ts'

it.each([
  ['UPCOMING', null, true],
  ['LIVE', null, true],
  ['UPCOMING', 'TBA', true],
  ['LIVE', ' about:blank', true],
  ['LIVE', '/live', true],
  ['LIVE', 'https://', true],
  ['LIVE', 'https://video.example/live', false],
  ['LIVE', ' https://video.example/Grand Final', false],
  ['LIVE', 'http://refused.example', false],
  ['LIVE', 'javascript:alert(1)', false],
  ['HIGHLIGHTS', null, false],
])('isAwaited › returns for status %s and stream %j: %s', (status, streamingUrl, expected) => {
  const answer = readAnswer(true, buildApiResponse({ eventStatus: status, streamingUrl }))
  expect(answer.outcome === 'accepted' && isAwaited(answer.event)).toBe(expected)
})

it.each([
  ['varies by a fifth', 0, null, 0, 24_000],
  ['varies by a fifth', 0, null, 1, 36_000],
  ['doubles after failures', 2, null, 0.5, 120_000],
  ['stays at five minutes', 20, null, 0.5, 300_000],
  ['lengthens to the pause that the server requests', 0, 90_000, 0.5, 90_000],
  ['is not shortened by the server', 0, 1_000, 0.5, 30_000],
])('nextCheckMs › %s (%i failures)', (_rule, failures, retryAfterMs, random, expected) => {
  expect(nextCheckMs(failures, retryAfterMs, random)).toBe(expected)
})

describe('awaitStream', () => {
  const check = vi.fn<() => Promise<Recheck>>()
  const onPhase = vi.fn()
  let isSeen = true
  let comeBack = () => {}
  const start = () =>
    awaitStream({
      check,
      isSeen: () => isSeen,
      onReturn: (listen) => {
        comeBack = listen
        return () => (comeBack = () => {})
      },
      onPhase,
      now: () => Date.now(),
      random: () => 0.5,
    })
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  beforeEach(() => {
    vi.useFakeTimers()
    isSeen = true
    onPhase.mockReset()
    check.mockReset().mockResolvedValue({ isAnswered: true, retryAfterMs: null })
  })

  it('checks every 30 seconds while the page is visible, and at once when it is shown again', async () => {
    start()
    await pass(61)
    expect(check).toHaveBeenCalledTimes(2)
    isSeen = false
    await pass(600)
    expect(check).toHaveBeenCalledTimes(2)
    isSeen = true
    comeBack()
    await pass(31)
    expect(check).toHaveBeenCalledTimes(4)
  })

  it('backs off after failures and reports them', async () => {
    check.mockResolvedValue({ isAnswered: false, retryAfterMs: null })
    start()
    await pass(89)
    expect(check).toHaveBeenCalledTimes(1)
    expect(onPhase.mock.calls.flat()).toEqual(['checking', 'failed'])
    await pass(2)
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('keeps the pause that the server requests when the page is shown again, but not against a press', async () => {
    check.mockResolvedValueOnce({ isAnswered: true, retryAfterMs: 300_000 })
    const { checkNow } = start()
    await pass(31)
    comeBack()
    await pass(60)
    expect(check).toHaveBeenCalledTimes(1)
    checkNow()
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('sends one request at a time', async () => {
    check.mockReturnValue(new Promise(() => {}))
    const { checkNow } = start()
    checkNow()
    checkNow()
    comeBack()
    await pass(120)
    expect(check).toHaveBeenCalledTimes(1)
  })

  it('ends after six hours, until a press', async () => {
    const { checkNow } = start()
    await pass(6 * 3600 + 60)
    expect(onPhase).toHaveBeenLastCalledWith('over')
    const before = check.mock.calls.length
    await pass(3600)
    expect(check).toHaveBeenCalledTimes(before)
    checkNow()
    await pass(31)
    expect(check).toHaveBeenCalledTimes(before + 2)
  })

  it('ends with the page', async () => {
    const { stop } = start()
    stop()
    comeBack()
    await pass(120)
    expect(check).not.toHaveBeenCalled()
  })
})

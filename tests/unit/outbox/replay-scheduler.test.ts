import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxLimits } from '@/outbox/policy.ts'
import { createReplayScheduler } from '@/outbox/replay-scheduler.ts'

const minute = 60_000
const { firstDelayMs } = outboxLimits
type ReplayOnce = (wokenAt: number | null) => Promise<number | null>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1_800_000_000_000 })
})

describe('createReplayScheduler', () => {
  it('replays whenever an entry is due', async () => {
    const replay = vi
      .fn<ReplayOnce>()
      .mockResolvedValueOnce(Date.now() + minute)
      .mockResolvedValue(null)
    createReplayScheduler(replay).run()

    await vi.advanceTimersByTimeAsync(minute - 1)
    expect(replay).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(replay).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(24 * 60 * minute)
    expect(replay).toHaveBeenCalledTimes(2)
  })

  it('replays once a minute while the store fails', async () => {
    const replay = vi.fn<ReplayOnce>().mockRejectedValue(new Error('the store failed'))
    createReplayScheduler(replay).run()
    await vi.advanceTimersByTimeAsync(60 * minute)

    expect(replay).toHaveBeenCalledTimes(61)
  })

  it('retries after the store fails', async () => {
    const replay = vi
      .fn<ReplayOnce>()
      .mockRejectedValueOnce(new Error('the store failed'))
      .mockResolvedValue(null)
    const wokenAt = Date.now()
    createReplayScheduler(replay).trigger('network')
    await vi.advanceTimersByTimeAsync(minute)

    expect(replay.mock.calls).toEqual([[wokenAt], [wokenAt]])
  })

  // A tab that was just opened or shown keeps the pace of the others.
  it.each([
    ['network', 0],
    ['visit', firstDelayMs],
  ] as const)('ends the pauses of attempts before a trigger (%s), except the last %i ms', (why, pause) => {
    const replay = vi.fn<ReplayOnce>().mockResolvedValue(null)
    createReplayScheduler(replay).trigger(why)

    expect(replay.mock.calls).toEqual([[Date.now() - pause]])
  })

  it('stops replaying after stop', async () => {
    const replay = vi.fn<ReplayOnce>().mockRejectedValue(new Error('the store failed'))
    const scheduler = createReplayScheduler(replay)
    scheduler.run()
    scheduler.stop()
    await vi.advanceTimersByTimeAsync(24 * 60 * minute)

    expect(replay).toHaveBeenCalledTimes(1)
  })
})

it('createReplayScheduler during a replay › replays once more for any number of calls, never concurrently', async () => {
  const ends: (() => void)[] = []
  const replay = vi.fn<ReplayOnce>(() => new Promise((resolve) => void ends.push(() => resolve(null))))
  const scheduler = createReplayScheduler(replay)

  scheduler.run()
  scheduler.run()
  scheduler.trigger('network')
  expect(replay.mock.calls).toEqual([[null]])
  for (const wokenAt of [null, Date.now()]) {
    expect([replay.mock.lastCall, scheduler.isRunning()]).toEqual([[wokenAt], true])
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }

  expect([replay.mock.calls.length, scheduler.isRunning()]).toEqual([2, false])
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxLimits } from '@/outbox/policy.ts'
import { replayOutbox } from '@/outbox/replay.ts'
import { addEntry, clearOutbox, listRows } from '@/outbox/store.ts'
import { createReplayScheduler } from '@/outbox/replay-scheduler.ts'
import { createFakeWebhook } from '../../support/fake-webhook.ts'
import { buildEnquiry } from '../../support/enquiry-fixture.ts'
import { FakeLocks } from '../../support/fake-locks.ts'

const minute = 60_000
const { firstDelayMs } = outboxLimits
type ReplayOnce = (wokenAt: number | null) => Promise<number | null>
const stops: (() => void)[] = []

function schedulerOf(replay: ReplayOnce) {
  const scheduler = createReplayScheduler(replay)
  stops.push(scheduler.stop)
  return scheduler
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1_800_000_000_000 })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('createReplayScheduler', () => {
  it('replays whenever an entry is due', async () => {
    const replay = vi
      .fn<ReplayOnce>()
      .mockResolvedValueOnce(Date.now() + minute)
      .mockResolvedValue(null)
    schedulerOf(replay).run()

    await vi.advanceTimersByTimeAsync(minute - 1)
    expect(replay).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(replay).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(24 * 60 * minute)
    expect(replay).toHaveBeenCalledTimes(2)
  })

  it('replays once a minute while the store fails', async () => {
    const replay = vi.fn<ReplayOnce>().mockRejectedValue(new Error('the store failed'))
    schedulerOf(replay).run()
    await vi.advanceTimersByTimeAsync(60 * minute)

    expect(replay).toHaveBeenCalledTimes(61)
  })

  it('repeats a trigger after the store failed', async () => {
    const replay = vi
      .fn<ReplayOnce>()
      .mockRejectedValueOnce(new Error('the store failed'))
      .mockResolvedValue(null)
    const wokenAt = Date.now()
    schedulerOf(replay).trigger('network')
    await vi.advanceTimersByTimeAsync(minute)

    expect(replay.mock.calls).toEqual([[wokenAt], [wokenAt]])
  })

  it('stops replaying after stop', async () => {
    const replay = vi.fn<ReplayOnce>().mockRejectedValue(new Error('the store failed'))
    const scheduler = schedulerOf(replay)
    scheduler.run()
    scheduler.stop()
    await vi.advanceTimersByTimeAsync(24 * 60 * minute)

    expect(replay).toHaveBeenCalledTimes(1)
  })
})

describe('createReplayScheduler during a replay', () => {
  it('replays once more for any number of calls, never concurrently', async () => {
    const ends: (() => void)[] = []
    const replay = vi.fn<ReplayOnce>(() => new Promise((resolve) => void ends.push(() => resolve(null))))
    const scheduler = schedulerOf(replay)

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
})

describe('createReplayScheduler in several tabs', () => {
  beforeEach(async () => {
    vi.stubGlobal('navigator', { locks: new FakeLocks() })
    await clearOutbox()
    await addEntry(buildEnquiry(), Date.now())
  })

  const openTab = (receiver: ReturnType<typeof createFakeWebhook>) =>
    schedulerOf(async (wokenAt) => (await replayOutbox({ ...receiver, random: () => 0, wokenAt })).nextDueAt)

  /** Waits for the current replay to finish. The store does not use the fake clock. */
  const settled = (scheduler: { isRunning: () => boolean }) =>
    vi.waitFor(() => expect(scheduler.isRunning()).toBe(false), { interval: 0 })

  it('keeps one pace if tabs are opened one after another', async () => {
    const receiver = createFakeWebhook(['no answer'])
    for (let tab = 0; tab < 10; tab += 1) {
      const scheduler = openTab(receiver)
      scheduler.trigger('visit')
      await settled(scheduler)
      await vi.advanceTimersByTimeAsync(1_000)
    }

    expect(receiver.received).toHaveLength(1)
  })

  it('ends a longer pause if a tab is opened or shown', async () => {
    const receiver = createFakeWebhook(['no answer', 'no answer', 200])
    const scheduler = openTab(receiver)
    for (const pause of [0, firstDelayMs + 1, firstDelayMs + 1]) {
      vi.setSystemTime(Date.now() + pause)
      scheduler.trigger('visit')
      await settled(scheduler)
    }

    expect(await listRows()).toEqual([])
  })

  it('replays at once if the network returns, however short the pause', async () => {
    const scheduler = openTab(createFakeWebhook(['no answer', 200]))
    scheduler.trigger('visit')
    await settled(scheduler)
    vi.setSystemTime(Date.now() + 1)
    scheduler.trigger('network')
    await settled(scheduler)

    expect(await listRows()).toEqual([])
  })
})

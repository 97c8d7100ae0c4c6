import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { replayOutbox } from '@/contract/outbox-replay.ts'
import { addEntry, clearOutbox, listRows } from '@/contract/outbox-store.ts'
import { outboxTurns } from '@/features/enquiry/outbox-turns.ts'
import { aReceiver } from '../../../support/a-receiver.ts'
import { anEnquiry } from '../../../support/an-enquiry.ts'

const minute = 60_000
const { firstDelayMs, longestDelayMs } = outboxLimits
type Take = (wokenAt: number | null) => Promise<number | null>
const stops: (() => void)[] = []

function turnsOf(take: Take) {
  const turns = outboxTurns(take)
  stops.push(turns.stop)
  return turns
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1_800_000_000_000 })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page', () => {
  it('takes its next turn when something is due, and no more once nothing waits', async () => {
    const take = vi
      .fn<Take>()
      .mockResolvedValueOnce(Date.now() + minute)
      .mockResolvedValue(null)
    turnsOf(take).run()

    await vi.advanceTimersByTimeAsync(minute - 1)
    expect(take).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(take).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(24 * 60 * minute)
    expect(take).toHaveBeenCalledTimes(2)
  })

  it('tries again by itself when the store has refused once', async () => {
    const take = vi.fn<Take>().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(null)
    turnsOf(take).run()
    await vi.advanceTimersByTimeAsync(firstDelayMs)

    expect(take).toHaveBeenCalledTimes(2)
  })

  it('tries less and less often while the store refuses, and at last once an hour', async () => {
    const take = vi.fn<Take>().mockRejectedValue(new Error('refused'))
    turnsOf(take).run()
    await vi.advanceTimersByTimeAsync(longestDelayMs)
    expect(take.mock.calls.length).toBeGreaterThan(5)
    expect(take.mock.calls.length).toBeLessThan(12)

    const before = take.mock.calls.length
    await vi.advanceTimersByTimeAsync(24 * longestDelayMs)

    expect(take.mock.calls.length - before).toBeGreaterThanOrEqual(24)
    expect(take.mock.calls.length - before).toBeLessThanOrEqual(31)
  })

  it('has not forgotten that the network came back when the store is within reach again', async () => {
    const take = vi.fn<Take>().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(null)
    const wokenAt = Date.now()
    turnsOf(take).wake('network')
    await vi.advanceTimersByTimeAsync(firstDelayMs)

    expect(take.mock.calls).toEqual([[wokenAt], [wokenAt]])
  })

  it('tries nothing more once it is left', async () => {
    const take = vi.fn<Take>().mockRejectedValue(new Error('refused'))
    const turns = turnsOf(take)
    turns.run()
    turns.stop()
    await vi.advanceTimersByTimeAsync(24 * longestDelayMs)

    expect(take).toHaveBeenCalledTimes(1)
  })
})

describe('tabs of one browser', () => {
  beforeEach(async () => {
    vi.stubGlobal('navigator', {})
    await clearOutbox()
    await addEntry(anEnquiry(), Date.now())
  })

  const openTab = (receiver: ReturnType<typeof aReceiver>) =>
    turnsOf(
      async (wokenAt) =>
        (
          await replayOutbox({
            ...receiver,
            random: () => 0,
            hostTime: () => Promise.resolve(null),
            wokenAt,
          })
        ).nextDueAt,
    )

  /** Until a turn that has begun is over: the store is not on the fake clock. */
  const settled = (turns: { isRunning: () => boolean }) =>
    vi.waitFor(() => expect(turns.isRunning()).toBe(false), { interval: 0 })

  it('keep one pace when they are opened one after another', async () => {
    const receiver = aReceiver(['no answer'])
    for (let tab = 0; tab < 10; tab += 1) {
      const turns = openTab(receiver)
      turns.wake('visit')
      await settled(turns)
      await vi.advanceTimersByTimeAsync(1_000)
    }

    expect(receiver.received).toHaveLength(1)
  })

  it('end a longer pause when one of them is opened or shown', async () => {
    const receiver = aReceiver(['no answer', 'no answer', 200])
    const turns = openTab(receiver)
    for (const pause of [0, firstDelayMs + 1, firstDelayMs + 1]) {
      vi.setSystemTime(Date.now() + pause)
      turns.wake('visit')
      await settled(turns)
    }

    expect(await listRows()).toEqual([])
  })

  it('try at once when the network is back, however short the pause was', async () => {
    const turns = openTab(aReceiver(['no answer', 200]))
    turns.wake('visit')
    await settled(turns)
    vi.setSystemTime(Date.now() + 1)
    turns.wake('network')
    await settled(turns)

    expect(await listRows()).toEqual([])
  })
})

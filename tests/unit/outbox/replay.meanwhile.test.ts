import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OutboxBusy } from '@/outbox/lock.ts'
import { outboxLock } from '@/outbox/signals.ts'
import { outboxLimits, requeued } from '@/outbox/policy.ts'
import { nextDueAt, recoverEntries } from '@/outbox/replay.ts'
import { changeEntry, clearOutbox, listRows, readEntry, removeRow } from '@/outbox/store.ts'
import {
  createFakeWebhook,
  createWebhookWith,
  replay,
  save,
  saveEntry,
  savedIds,
  savedStates,
  start,
} from '../../support/outbox-fixture.ts'
import { FakeLocks } from '../../support/fake-locks.ts'

const { passMs, pressWaitMs, sendTimeoutMs } = outboxLimits
let locks: FakeLocks

/** Simulates a full disk for these rows, or for every row if none is given. */
function failWrites(...failing: string[]) {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (key === undefined || failing.length === 0 || failing.some((name) => name === key)) {
      throw new DOMException('No room left.', 'QuotaExceededError')
    }
    this.delete(key)
    return this.add(value, key)
  })
}

beforeEach(async () => {
  locks = new FakeLocks()
  vi.stubGlobal('navigator', { locks })
  await clearOutbox()
})

describe('replayOutbox during changes by the visitor', () => {
  it.each([500, 400, 'no answer'] as const)('does not bring back a row deleted before %s', async (reply) => {
    await save('a')

    await replay(createFakeWebhook([reply], () => removeRow('entry:a')))

    expect(await savedIds()).toEqual([])
  })

  it.each([
    ['deleted', () => removeRow('entry:b')],
    ['parked', async () => void (await changeEntry('entry:b', (row) => ({ ...row, state: 'parked' })))],
  ])('does not send a row that was %s while another was sent', async (_change, changeRow) => {
    await save('a', 'b')
    const receiver = createFakeWebhook([200], changeRow)

    await replay(receiver)

    expect(receiver.received).toEqual(['a'])
  })

  it('keeps mayHaveArrived if the entry is queued again unchanged during the attempt', async () => {
    await save('a')
    const receiver = createFakeWebhook(['no answer', 409], async () => {
      await changeEntry('entry:a', (row) => requeued(row, start))
    })

    await replay(receiver)
    expect(await listRows()).toMatchObject([{ state: 'queued', mayHaveArrived: true }])
    expect(await replay({ ...receiver, all: true })).toMatchObject({ sent: 1 })
  })
})

describe('replayOutbox with a store that fails', () => {
  it('sends the other entries and rejects if one row cannot be written', async () => {
    await save('a', 'bad', 'b')
    failWrites('entry:bad')
    const receiver = createWebhookWith({ bad: 503 })

    await expect(replay(receiver)).rejects.toThrow('No room left.')

    expect(receiver.received).toEqual(['a', 'bad', 'b'])
    expect(await savedIds()).toEqual(['bad'])
  })

  it('delivers everything on a full disk', async () => {
    await save('a', 'b')
    failWrites()

    expect(await replay(createFakeWebhook([200]))).toEqual({ sent: 2, nextDueAt: null })
    expect(await savedIds()).toEqual([])
  })
})

describe('replayOutbox beside other contexts', () => {
  it('rejects with OutboxBusy if another context keeps the lock beyond lockWaitMs', async () => {
    const timer = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal)
    locks.hold(outboxLock)
    await save('a')

    const replayed = expect(replay({ ...createFakeWebhook([200]), lockWaitMs: pressWaitMs })).rejects.toThrow(
      OutboxBusy,
    )
    timer.abort()

    await replayed
    expect(await savedStates()).toEqual([['a', 'queued']])
  })

  it('leaves an entry that another context claims after it was read', async () => {
    await save('a')
    locks.onRequest = async (name) => {
      if (name === `${outboxLock}:entry:a`) await changeEntry('entry:a', (row) => ({ ...row, ...claimed }))
    }
    const claimed = { state: 'sending', lastTriedAt: start } as const
    const receiver = createFakeWebhook([409])

    await replay(receiver)

    expect(receiver.received).toEqual([])
    expect(await savedStates()).toEqual([['a', 'sending']])
  })

  it('releases the lock after passMs, then sends the rest, nothing twice', async () => {
    await save('a', 'b', 'c')
    let clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => clock)
    const order: string[] = []
    const receiver = createFakeWebhook([503, 200], ({ submissionId }) => {
      order.push(submissionId)
      clock += passMs * 0.75
    })

    const replayed = replay({ ...receiver, all: true })
    void locks.request(outboxLock, {}, () => Promise.resolve(order.push('another context')))

    expect(await replayed).toMatchObject({ sent: 2 })
    expect(order).toEqual(['a', 'b', 'another context', 'c'])
  })
})

describe('recoverEntries', () => {
  const twoMinutes = 120_000
  const sending = { state: 'sending', dueAt: 0 } as const

  it('queues an entry with a free lock and marks that it may have arrived', async () => {
    const entry = await saveEntry('a', { ...sending, lastTriedAt: start })

    await recoverEntries(start + 1)

    expect(await readEntry(entry.key)).toEqual({
      ...entry,
      state: 'queued',
      mayHaveArrived: true,
      dueAt: start + 1,
    })
  })

  it.each([
    ['leaves an entry with a held lock for two minutes', start - twoMinutes + 1, 'sending'],
    ['queues it after that', start - twoMinutes, 'queued'],
    ['queues an entry that was marked by a clock far ahead', start + 86_400_000, 'queued'],
  ] as const)('%s', async (_what, lastTriedAt, state) => {
    const { key } = await saveEntry('a', { ...sending, lastTriedAt })
    locks.hold(`${outboxLock}:${key}`)

    await recoverEntries(start)

    expect(await savedStates()).toEqual([['a', state]])
  })
})

describe('nextDueAt', () => {
  it('returns the first due time, and now for one more than a day away', async () => {
    await saveEntry('a', { dueAt: start + 60_000 })
    await saveEntry('b', { dueAt: start + 30_000 })
    expect(await nextDueAt(start)).toBe(start + 30_000)

    await saveEntry('c', { dueAt: start + outboxLimits.longestPauseMs + 1 })
    expect(await nextDueAt(start)).toBe(start)
  })

  it('returns the end of the attempt for an entry that is sending', async () => {
    await saveEntry('a', { state: 'sending' })

    expect(await nextDueAt(start)).toBe(start + sendTimeoutMs)
  })
})

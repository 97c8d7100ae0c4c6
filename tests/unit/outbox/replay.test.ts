import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxLock } from '@/outbox/signals.ts'
import { outboxLimits } from '@/outbox/policy.ts'
import { clearOutbox, listReceipts, listRows, changeEntry, readEntry } from '@/outbox/store.ts'
import { hasUnstoredResults, nextDueAt, recoverEntries } from '@/outbox/replay.ts'
import {
  createFakeWebhook,
  replay,
  save,
  saveEntry,
  savedIds,
  savedStates,
  start,
} from '../../support/outbox-fixture.ts'
import { FakeLocks } from '../../support/fake-locks.ts'

const { failuresInARow, firstDelayMs, passMs, sendTimeoutMs } = outboxLimits
let locks: FakeLocks

beforeEach(async () => {
  locks = new FakeLocks()
  vi.stubGlobal('navigator', { locks })
  await clearOutbox()
})

describe('replayOutbox', () => {
  it('sends in the order of dueAt, then of writing, and stores receipts', async () => {
    await save('c', 'd', 'e')
    await saveEntry('b', { savedAt: start, dueAt: start - 1 })
    await saveEntry('a', { savedAt: start, dueAt: start - 2 })
    const receiver = createFakeWebhook([200])

    expect(await replay(receiver)).toEqual({ sent: 5, nextDueAt: null })
    expect(receiver.received).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(await savedIds()).toEqual([])
    expect((await listReceipts(start)).map((receipt) => receipt.submissionId).toSorted()).toEqual(
      receiver.received,
    )
  })

  it('marks each entry as sending before the request, and deletes it only after delivery', async () => {
    await save('a', 'b')
    const found: unknown[] = []
    const receiver = createFakeWebhook([200], async () => void found.push(await savedStates()))

    await replay(receiver)

    expect(found).toEqual([
      [
        ['a', 'sending'],
        ['b', 'queued'],
      ],
      [['b', 'sending']],
    ])
  })

  it.each(['rejected', 503] as const)(
    'ends the pass after three failures in a row (%s), and returns no time before firstDelayMs',
    async (reply) => {
      for (const id of ['a', 'b', 'c', 'd']) await saveEntry(id, { dueAt: 0 }) // as in the first release
      const receiver = createFakeWebhook([reply])

      const { nextDueAt: dueAt } = await replay(receiver)

      expect(receiver.received).toEqual(['a', 'b', 'c'].slice(0, failuresInARow))
      expect(dueAt).toBe(start + firstDelayMs)
    },
  )

  it('continues while some entries are delivered or refused', async () => {
    await save('a', 'b', 'c', 'd', 'e')
    const receiver = createFakeWebhook(['rejected', 503, 422, 'rejected', 503])

    await replay(receiver)

    expect(receiver.received).toHaveLength(5)
  })

  it('waits for an entry’s due time, except after silence and a wake-up', async () => {
    await saveEntry('silent', { dueAt: start + 60_000, lastTriedAt: start - 1, silences: 2 })
    await saveEntry('asked', { dueAt: start + 60_000, lastTriedAt: start - 1, attempts: 2 })
    const receiver = createFakeWebhook([200])

    expect(await replay(receiver)).toEqual({ sent: 0, nextDueAt: start + 60_000 })
    expect(await replay({ ...receiver, wokenAt: start })).toEqual({ sent: 1, nextDueAt: start + 60_000 })
    expect(receiver.received).toEqual(['silent'])
  })

  it('returns now for an entry that is added during a pass', async () => {
    await save('a')
    const receiver = createFakeWebhook([200], () => save('b'))

    expect(await replay(receiver)).toEqual({ sent: 1, nextDueAt: start })
  })
})

describe('replayOutbox with `only` and `all`', () => {
  it('sends one entry before its time and leaves the others', async () => {
    await save('a', 'c')
    const { key } = await saveEntry('b', { dueAt: start + 60_000, attempts: 1 })
    const receiver = createFakeWebhook([200])

    expect(await replay({ ...receiver, only: key })).toEqual({ sent: 1, nextDueAt: start })
    expect(receiver.received).toEqual(['b'])
  })

  it.each([400, 503, 'rejected'] as const)('keeps a parked entry parked after %s', async (reply) => {
    const { key } = await saveEntry('a', { state: 'parked', parkedBecause: 'refused' })
    const receiver = createFakeWebhook([reply])

    await replay({ ...receiver, only: key })

    expect(receiver.received).toEqual(['a'])
    expect(await listRows()).toMatchObject([{ state: 'parked', parkedBecause: 'refused' }])
  })

  it('does not send an entry that a form is sending', async () => {
    const entry = await saveEntry('a', { state: 'sending', lastTriedAt: start })
    locks.hold(`${outboxLock}:${entry.key}`)
    const receiver = createFakeWebhook([503])

    expect(await replay({ ...receiver, only: entry.key })).toMatchObject({ sent: 0 })
    expect(receiver.received).toEqual([])
    expect(await listRows()).toEqual([entry])
  })

  it('sends every queued entry before its time, but no parked one', async () => {
    await saveEntry('a', { dueAt: start + 60_000, attempts: 1 })
    await saveEntry('b', { state: 'parked', parkedBecause: 'refused' })
    await saveEntry('c', { dueAt: start + 30_000, silences: 1 })
    const receiver = createFakeWebhook([200])

    expect(await replay({ ...receiver, all: true })).toEqual({ sent: 2, nextDueAt: null })
    expect(receiver.received).toEqual(['c', 'a'])
  })
})

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

function failDeletes() {
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('No room left.', 'QuotaExceededError')
  })
}

describe('replayOutbox with a store that fails', () => {
  it('sends the other entries and rejects if one row cannot be written', async () => {
    await save('a', 'bad', 'b')
    failWrites('entry:bad')
    const receiver = createFakeWebhook([200, 503, 200])

    await expect(replay(receiver)).rejects.toThrow('No room left.')

    expect(receiver.received).toEqual(['a', 'bad', 'b'])
    expect(await savedIds()).toEqual(['bad'])
  })

  it.each([
    ['deletes nor writes', () => failDeletes(), 200, { sent: 2 }],
    ['writes', () => {}, 503, { sent: 0 }],
  ] as const)('sends nothing twice while it neither %s', async (_what, alsoFail, reply, healed) => {
    await save('a', 'b')
    failWrites()
    alsoFail()
    const receiver = createFakeWebhook([{ status: reply, retryAfter: '600' }])

    for (let pass = 0; pass < 3; pass += 1) await expect(replay(receiver)).rejects.toThrow('No room left.')
    expect(receiver.received).toEqual(['a', 'b'])
    expect(hasUnstoredResults()).toBe(true)

    vi.restoreAllMocks()
    await replay(receiver)
    expect(hasUnstoredResults()).toBe(false)
    expect(receiver.received).toEqual(['a', 'b'])
    expect(await listReceipts(start)).toHaveLength(healed.sent)
    expect((await listRows()).map((row) => row.state === 'queued' && row.dueAt)).toEqual(
      healed.sent > 0 ? [] : [start + 600_000, start + 600_000],
    )
  })
})

describe('replayOutbox beside other contexts', () => {
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

  it('queues an entry with a free lock', async () => {
    const entry = await saveEntry('a', { ...sending, lastTriedAt: start })

    await recoverEntries(start + 1)

    expect(await readEntry(entry.key)).toEqual({ ...entry, state: 'queued' })
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

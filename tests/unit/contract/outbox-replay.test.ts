import 'fake-indexeddb/auto'
import { set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { subscribeToOutbox } from '@/contract/outbox-broadcast.ts'
import { rows } from '@/contract/outbox-database.ts'
import { OutboxBusy } from '@/contract/outbox-lock.ts'
import { outboxLock } from '@/contract/outbox-names.ts'
import { outboxLimits, requeued } from '@/contract/outbox-policy.ts'
import { nextDueAt, recoverEntries, replayOutbox, type ReplayOptions } from '@/contract/outbox-replay.ts'
import {
  beginSubmission,
  changeEntry,
  clearOutbox,
  listReceipts,
  listRows,
  readEntry,
  removeRow,
  replaceEntry,
} from '@/contract/outbox-store.ts'
import { anEnquiry, anEntry } from '../../support/an-enquiry.ts'
import { aReceiver, type Reply } from '../../support/a-receiver.ts'
import { savedIds, saveEntry } from '../../support/a-saved-entry.ts'
import { SomeLocks } from '../../support/some-locks.ts'

const start = 1_800_000_000_000
const { firstDelayMs, passMs, pressWaitMs, unanswered } = outboxLimits
let time = start
let locks: SomeLocks

const replay = (options: ReplayOptions) => replayOutbox({ now: () => time, random: () => 0, ...options })

async function save(...ids: string[]) {
  for (const [index, id] of ids.entries()) await saveEntry(id, { savedAt: start - 1_000 + index, dueAt: start })
}

const states = async () =>
  (await listRows()).map((row) =>
    row.state === 'unreadable' ? [row.state] : [row.enquiry.submissionId, row.state],
  )

/** A receiver with a reply of its own for some submissions; it takes the others. */
function aReceiverWith(replies: Record<string, Reply>) {
  const received: string[] = []
  const send: ReplayOptions['send'] = async (enquiry) => {
    received.push(enquiry.submissionId)
    return aReceiver([replies[enquiry.submissionId] ?? 200]).send(enquiry)
  }
  return { send, received }
}

/** The disk takes no more writes of these rows; of every row without a list. */
function failWrites(...failing: string[]) {
  const { put } = IDBObjectStore.prototype
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (failing.length > 0 && !failing.includes(String(key))) return put.call(this, value, key)
    throw new DOMException('No room left.', 'QuotaExceededError')
  })
}

beforeEach(async () => {
  time = start
  locks = new SomeLocks()
  vi.stubGlobal('navigator', { locks })
  await clearOutbox()
})
afterEach(() => vi.restoreAllMocks())

describe('replayOutbox', () => {
  it('sends in the order of dueAt, then of writing, and leaves receipts', async () => {
    await save('c', 'd', 'e')
    await saveEntry('b', { savedAt: start, dueAt: start - 1 })
    await saveEntry('a', { savedAt: start, dueAt: start - 2 })
    const receiver = aReceiver([200])

    expect(await replay(receiver)).toEqual({ sent: 5, nextDueAt: null })
    expect(receiver.received).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(await savedIds()).toEqual([])
    expect((await listReceipts()).map((receipt) => receipt.submissionId).toSorted()).toEqual(receiver.received)
  })

  it('writes each entry as sending before it is sent, and deletes it only after delivery', async () => {
    await save('a', 'b')
    const found: unknown[] = []
    const receiver = aReceiver([200], async () => void found.push(await states()))

    await replay(receiver)

    expect(found).toEqual([
      [
        ['a', 'sending'],
        ['b', 'queued'],
      ],
      [['b', 'sending']],
    ])
  })

  it.each([503, 429, 422, 'no answer'] as const)(
    'sends 19 entries in the first pass although the first one always gets %s',
    async (reply) => {
      await save('bad', ...Array.from({ length: 19 }, (_, index) => `good-${index}`))

      const receiver = aReceiverWith({ bad: reply })
      const { sent } = await replay(receiver)

      expect([sent, receiver.received.length]).toEqual([19, 20])
      expect(await savedIds()).toEqual(['bad'])
    },
  )

  it.each([500, 503, 429, 408])('keeps an entry after %i until its time', async (status) => {
    await save('a')
    const receiver = aReceiver([status])

    expect(await replay(receiver)).toEqual({ sent: 0, nextDueAt: start + firstDelayMs })
    await replay(receiver)

    expect(receiver.received).toEqual(['a'])
    expect(await states()).toEqual([['a', 'queued']])
  })

  it('returns the time that Retry-After asks for', async () => {
    await save('a')

    const { nextDueAt: dueAt } = await replay(aReceiver([{ status: 503, retryAfter: '600' }]))

    expect(dueAt).toBe(start + 600_000)
  })

  it.each([400, 404, 409, 422])('parks an entry after %i and never sends it again by itself', async (status) => {
    await save('a')
    const receiver = aReceiver([status, 200])

    for (const trigger of [{}, { wokenAt: start + 1 }, { all: true }]) {
      expect(await replay({ ...receiver, ...trigger })).toEqual({ sent: 0, nextDueAt: null })
    }

    expect(receiver.received).toEqual(['a'])
    expect(await listRows()).toMatchObject([
      { state: 'parked', parkedBecause: 'refused', lastStatus: status, told: false },
    ])
  })

  it('takes 409 after a lost answer as delivered', async () => {
    await save('a')
    const receiver = aReceiver(['no answer', 409])

    await replay(receiver)
    expect(await replay({ ...receiver, wokenAt: start + 1 })).toEqual({ sent: 1, nextDueAt: null })
    expect(receiver.received).toEqual(['a', 'a'])
  })

  it('takes 409 after a crash while sending as delivered', async () => {
    await beginSubmission(anEnquiry(), start - 1) // no context holds its lock

    expect(await replay(aReceiver([409]))).toEqual({ sent: 1, nextDueAt: null })
  })

  it('ends the pass after three unanswered attempts in a row, and returns no time before firstDelayMs', async () => {
    await save('a', 'b', 'c', 'd', 'e')
    const receiver = aReceiver(['no answer'])

    const { nextDueAt: dueAt } = await replay(receiver)

    expect(receiver.received).toEqual(['a', 'b', 'c'].slice(0, unanswered))
    expect(dueAt).toBe(start + firstDelayMs)
  })

  it('returns no time before firstDelayMs without a network for rows of the first release, due at 0', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await saveEntry(id, { dueAt: 0 })

    expect((await replay(aReceiver(['no answer']))).nextDueAt).toBe(start + firstDelayMs)
  })

  it('goes on while some attempt is answered', async () => {
    await save('a', 'b', 'c', 'd', 'e')
    const receiver = aReceiver(['no answer', 'no answer', 503, 'no answer', 'no answer'])

    await replay(receiver)

    expect(receiver.received).toHaveLength(5)
  })

  it('waits for the time of an entry, except after silence when it is woken', async () => {
    await saveEntry('silent', { dueAt: start + 60_000, lastTriedAt: start - 1, silences: 2 })
    await saveEntry('asked', { dueAt: start + 60_000, lastTriedAt: start - 1, attempts: 2 })
    const receiver = aReceiver([200])

    expect(await replay(receiver)).toEqual({ sent: 0, nextDueAt: start + 60_000 })
    expect(await replay({ ...receiver, wokenAt: start })).toEqual({ sent: 1, nextDueAt: start + 60_000 })
    expect(receiver.received).toEqual(['silent'])
  })

  it('returns now as the next time for an entry that is added meanwhile', async () => {
    await save('a')
    const receiver = aReceiver([200], () => save('b'))

    expect(await replay(receiver)).toEqual({ sent: 1, nextDueAt: start })
  })

  it('tells other contexts that rows have changed', async () => {
    await save('a')
    const listener = vi.fn<(message: string) => void>()
    const unsubscribe = subscribeToOutbox(listener)

    await replay(aReceiver([200]))

    await vi.waitFor(() => expect(listener).toHaveBeenCalledWith('changed'))
    unsubscribe()
  })

  it('leaves alone rows that it cannot read', async () => {
    await set('entry:future', { from: 'the future' }, rows)

    expect(await replay(aReceiver([200]))).toEqual({ sent: 0, nextDueAt: null })
    expect(await states()).toEqual([['unreadable']])
  })
})

describe('replayOutbox with `only` and `all`', () => {
  it('sends one entry before its time and leaves the others', async () => {
    await save('a', 'c')
    const { key } = await saveEntry('b', { dueAt: start + 60_000, attempts: 1 })
    const receiver = aReceiver([200])

    expect(await replay({ ...receiver, only: key })).toEqual({ sent: 1, nextDueAt: start })
    expect(receiver.received).toEqual(['b'])
  })

  it('sends a parked entry', async () => {
    const { key } = await saveEntry('a', { state: 'parked', parkedBecause: 'exhausted' })

    expect(await replay({ ...aReceiver([200]), only: key })).toEqual({ sent: 1, nextDueAt: null })
  })

  it.each([400, 503, 'no answer'] as const)('leaves a parked entry parked after %s', async (reply) => {
    const { key } = await saveEntry('a', { state: 'parked', parkedBecause: 'refused' })
    const receiver = aReceiver([reply])

    await replay({ ...receiver, only: key })

    expect(receiver.received).toEqual(['a'])
    expect(await listRows()).toMatchObject([{ state: 'parked', parkedBecause: 'refused' }])
  })

  it('does not send a second time what a form is sending', async () => {
    const entry = await saveEntry('a', { state: 'sending', lastTriedAt: start })
    locks.hold(`${outboxLock}:${entry.key}`)
    const receiver = aReceiver([503])

    expect(await replay({ ...receiver, only: entry.key })).toMatchObject({ sent: 0 })
    expect(receiver.received).toEqual([])
    expect(await listRows()).toEqual([entry])
  })

  it('sends every queued entry before its time, and no parked one', async () => {
    await saveEntry('a', { dueAt: start + 60_000, attempts: 1 })
    await saveEntry('b', { state: 'parked', parkedBecause: 'refused' })
    await saveEntry('c', { dueAt: start + 30_000, silences: 1 })
    const receiver = aReceiver([200])

    expect(await replay({ ...receiver, all: true })).toEqual({ sent: 2, nextDueAt: null })
    expect(receiver.received).toEqual(['c', 'a'])
  })
})

describe('replayOutbox while the visitor changes a row', () => {
  it.each([500, 400, 'no answer'] as const)('does not bring back a row deleted before %s', async (reply) => {
    await save('a')

    await replay(aReceiver([reply], () => removeRow('entry:a')))

    expect(await savedIds()).toEqual([])
  })

  it('does not send a row that was deleted while another one was sent', async () => {
    await save('a', 'b')
    const receiver = aReceiver([200], () => removeRow('entry:b'))

    await replay(receiver)

    expect(receiver.received).toEqual(['a'])
  })

  it.each([200, 503, 400, 'no answer'] as const)('keeps a correction made before %s as new', async (reply) => {
    await save('a')
    const correction = anEnquiry({ submissionId: 'b', message: 'In other words' })

    const receiver = aReceiver([reply], async () => void (await replaceEntry('entry:a', correction, start)))
    await replay(receiver)

    expect(receiver.received).toEqual(['a'])
    expect(await listRows()).toEqual([anEntry({ key: 'entry:b', enquiry: correction, savedAt: start, dueAt: start })])
  })

  it('remembers that an entry may have arrived when it is queued again unchanged meanwhile', async () => {
    await save('a')
    const receiver = aReceiver(['no answer', 409], async () => {
      await changeEntry('entry:a', (row) => requeued(row, start))
    })

    await replay(receiver)
    expect(await listRows()).toMatchObject([{ state: 'queued', mayHaveArrived: true }])
    expect(await replay({ ...receiver, all: true })).toMatchObject({ sent: 1 })
  })
})

describe('replayOutbox with a store that fails', () => {
  it('sends the other entries and rejects when the row of one cannot be written', async () => {
    await save('a', 'bad', 'b')
    failWrites('entry:bad')
    const receiver = aReceiverWith({ bad: 503 })

    await expect(replay(receiver)).rejects.toThrow('No room left.')

    expect(receiver.received).toEqual(['a', 'bad', 'b'])
    expect(await savedIds()).toEqual(['bad'])
  })

  it('delivers everything on a full disk', async () => {
    await save('a', 'b')
    failWrites()

    expect(await replay(aReceiver([200]))).toEqual({ sent: 2, nextDueAt: null })
    expect(await savedIds()).toEqual([])
  })

  it('rejects when it cannot be read, and lets the next context in', async () => {
    await save('a')
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
      throw new Error('no access')
    })

    await expect(replay(aReceiver([200]))).rejects.toThrow('no access')
    expect(await replay(aReceiver([200]))).toMatchObject({ sent: 1 })
  })
})

describe('replayOutbox beside other contexts', () => {
  it('sends each entry once, however many replay', async () => {
    await save('a', 'b', 'c')
    const receiver = aReceiver([200])

    const results = await Promise.all([1, 2, 3].map(() => replay(receiver)))

    expect(receiver.received).toEqual(['a', 'b', 'c'])
    expect(results.map(({ sent }) => sent)).toEqual([3, 0, 0])
  })

  it('rejects with OutboxBusy when another one keeps the lock beyond lockWaitMs', async () => {
    const timer = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal)
    locks.hold(outboxLock)
    await save('a')

    const replayed = expect(replay({ ...aReceiver([200]), lockWaitMs: pressWaitMs })).rejects.toThrow(OutboxBusy)
    timer.abort()

    await replayed
    expect(await states()).toEqual([['a', 'queued']])
  })

  it('gives the lock to others after passMs, and then sends the rest, nothing twice', async () => {
    await save('a', 'b', 'c')
    let clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => clock)
    const order: string[] = []
    const receiver = aReceiver([503, 200], ({ submissionId }) => {
      order.push(submissionId)
      clock += passMs * 0.75
    })
    time = start

    const replayed = replay({ ...receiver, all: true })
    void locks.request(outboxLock, {}, () => Promise.resolve(order.push('another context')))

    expect(await replayed).toMatchObject({ sent: 2 })
    expect(order).toEqual(['a', 'b', 'another context', 'c'])
  })

  it('sends what waits without Web Locks', async () => {
    vi.stubGlobal('navigator', {})
    await save('a')

    expect(await replay(aReceiver([200]))).toEqual({ sent: 1, nextDueAt: null })
  })
})

describe('recoverEntries', () => {
  const twoMinutes = 120_000
  const sending = { state: 'sending', dueAt: 0 } as const

  it('queues an entry whose lock nobody holds: it may have arrived', async () => {
    const entry = await saveEntry('a', { ...sending, lastTriedAt: start })

    await recoverEntries(start + 1)

    expect(await readEntry(entry.key)).toEqual({
      ...entry,
      state: 'queued',
      mayHaveArrived: true,
      dueAt: start + 1,
    })
  })

  it('leaves an entry whose lock is held, for two minutes', async () => {
    const { key } = await saveEntry('a', { ...sending, lastTriedAt: start })
    locks.hold(`${outboxLock}:${key}`)

    await recoverEntries(start + twoMinutes - 1)
    expect(await states()).toEqual([['a', 'sending']])
    await recoverEntries(start + twoMinutes)
    expect(await states()).toEqual([['a', 'queued']])
  })

  it('goes by age alone without Web Locks', async () => {
    vi.stubGlobal('navigator', {})
    await saveEntry('a', { ...sending, lastTriedAt: start })

    await recoverEntries(start + twoMinutes - 1)
    expect(await states()).toEqual([['a', 'sending']])
    await recoverEntries(start + twoMinutes)
    expect(await states()).toEqual([['a', 'queued']])
  })

  it('queues an entry that a clock far ahead has marked', async () => {
    const { key } = await saveEntry('a', { ...sending, lastTriedAt: start + 86_400_000 })
    locks.hold(`${outboxLock}:${key}`)

    await recoverEntries(start)

    expect(await states()).toEqual([['a', 'queued']])
  })

  it('leaves queued and parked entries', async () => {
    const kept = [await saveEntry('a'), await saveEntry('b', { state: 'parked' })]

    await recoverEntries(start)

    expect(await listRows()).toEqual(kept)
  })
})

describe('nextDueAt', () => {
  it('returns null when nothing waits', async () => {
    await saveEntry('a', { state: 'parked', dueAt: start })

    expect(await nextDueAt(start)).toBeNull()
  })

  it('returns the first time, and now for one further away than a day', async () => {
    await saveEntry('a', { dueAt: start + 60_000 })
    await saveEntry('b', { dueAt: start + 30_000 })
    expect(await nextDueAt(start)).toBe(start + 30_000)

    await saveEntry('c', { dueAt: start + outboxLimits.longestPauseMs + 1 })
    expect(await nextDueAt(start)).toBe(start)
  })

  it('returns the end of a pass for an entry that is being sent', async () => {
    await saveEntry('a', { state: 'sending' })

    expect(await nextDueAt(start)).toBe(start + passMs)
  })
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { replayOutbox } from '@/contract/outbox-replay.ts'
import {
  addEntry,
  clearOutbox,
  listReceipts,
  listRows,
  removeRow,
  updateEntry,
} from '@/contract/outbox-store.ts'
import { anEnquiry } from '../../support/an-enquiry.ts'
import { aReceiver } from '../../support/a-receiver.ts'

const start = 1_000_000
const now = () => start
const random = () => 0

const save = (...ids: string[]) =>
  ids.reduce<Promise<unknown>>(
    (saved, submissionId) => saved.then(() => addEntry(anEnquiry({ submissionId }), start)),
    Promise.resolve(),
  )

const waiting = async () =>
  (await listRows()).map((row) => (row.state === 'unreadable' ? row.state : row.enquiry.submissionId))

const firstEntry = async () => {
  const [row] = await listRows()
  if (!row || row.state === 'unreadable') throw new Error('nothing waits')
  return row
}

beforeEach(async () => {
  vi.stubGlobal('navigator', {})
  await clearOutbox()
})
afterEach(() => vi.unstubAllGlobals())

describe('replayOutbox', () => {
  it('sends what waits in the order of writing, and leaves receipts', async () => {
    await save('a', 'b', 'c')
    const receiver = aReceiver([200])

    const result = await replayOutbox({ ...receiver, now, random })

    expect(receiver.received).toEqual(['a', 'b', 'c'])
    expect(result).toEqual({ sent: 3, nextDueAt: null })
    expect(await waiting()).toEqual([])
    expect((await listReceipts()).map((receipt) => receipt.submissionId)).toEqual(['c', 'b', 'a'])
  })

  it('deletes an entry only after its delivery', async () => {
    await save('a', 'b')
    const held: string[][] = []
    const receiver = aReceiver([200], async () => {
      held.push(await waiting())
    })

    await replayOutbox({ ...receiver, now, random })

    expect(held).toEqual([['a', 'b'], ['b']])
  })

  it.each([500, 503, 429, 408])(
    'keeps an enquiry answered with %i and sends nothing after it',
    async (status) => {
      await save('a', 'b')
      const receiver = aReceiver([status])

      const result = await replayOutbox({ ...receiver, now, random })

      expect(receiver.received).toEqual(['a'])
      expect(await waiting()).toEqual(['a', 'b'])
      expect(result).toEqual({ sent: 0, nextDueAt: start + outboxLimits.firstDelayMs })
    },
  )

  it('comes back when the server asked it to', async () => {
    await save('a')
    const receiver = aReceiver([{ status: 503, retryAfter: '600' }])

    expect((await replayOutbox({ ...receiver, now, random })).nextDueAt).toBe(start + 600_000)
  })

  it.each([400, 404, 422])('parks an enquiry answered with %i and goes on with the next', async (status) => {
    await save('a', 'b')
    const receiver = aReceiver([status, 200])

    const result = await replayOutbox({ ...receiver, now, random })

    expect(receiver.received).toEqual(['a', 'b'])
    expect(result).toEqual({ sent: 1, nextDueAt: null })
    expect(await listRows()).toMatchObject([
      { enquiry: { submissionId: 'a' }, state: 'parked', parkedBecause: 'refused', lastStatus: status },
    ])
  })

  it('tries again after a lost answer with the same identity, and takes 409 for the proof that it arrived', async () => {
    await save('a')
    const receiver = aReceiver(['no answer', 409])

    await replayOutbox({ ...receiver, now, random })
    expect(await listRows()).toMatchObject([{ mayHaveArrived: true, silences: 1 }])
    const result = await replayOutbox({ ...receiver, now, random, wokenAt: start + 1 })

    expect(receiver.received).toEqual(['a', 'a'])
    expect(result).toEqual({ sent: 1, nextDueAt: null })
  })

  it('sends nothing more when the network is gone', async () => {
    await save('a', 'b')
    const receiver = aReceiver(['no answer'])

    await replayOutbox({ ...receiver, now, random })

    expect(receiver.received).toEqual(['a'])
  })

  it('holds back what was written after an entry that is not due', async () => {
    await save('a', 'b')
    await updateEntry({ ...(await firstEntry()), dueAt: start + 1 })
    const receiver = aReceiver([200])

    const result = await replayOutbox({ ...receiver, now, random, wokenAt: start })

    expect(receiver.received).toEqual([])
    expect(result).toEqual({ sent: 0, nextDueAt: start + 1 })
  })

  it('does not wait for silence to be over when it is woken', async () => {
    await save('a')
    await updateEntry({
      ...(await firstEntry()),
      dueAt: start + 60_000,
      lastTriedAt: start - 1,
      silences: 2,
    })
    const receiver = aReceiver([200])

    expect(await replayOutbox({ ...receiver, now, random })).toMatchObject({ sent: 0 })
    expect(await replayOutbox({ ...receiver, now, random, wokenAt: start })).toMatchObject({ sent: 1 })
  })

  it('parks what is too old instead of sending it, and goes on', async () => {
    await save('a', 'b')
    const old = await firstEntry()
    await updateEntry({ ...old, firstTriedAt: start - outboxLimits.ageMs - 1 })
    const receiver = aReceiver([200])

    await replayOutbox({ ...receiver, now, random, hostTime: () => Promise.resolve(start) })

    expect(receiver.received).toEqual(['b'])
    expect(await listRows()).toMatchObject([{ state: 'parked', parkedBecause: 'expired', told: false }])
  })

  it('never sends a parked enquiry by itself', async () => {
    await save('a')
    await updateEntry({ ...(await firstEntry()), state: 'parked', parkedBecause: 'refused' })
    const receiver = aReceiver([200])

    for (const trigger of [{}, { wokenAt: start }, { all: true }]) {
      expect(await replayOutbox({ ...receiver, now, random, ...trigger })).toEqual({
        sent: 0,
        nextDueAt: null,
      })
    }
    expect(receiver.received).toEqual([])
  })

  it('sends what is added while it is sending', async () => {
    await save('a')
    const receiver = aReceiver([200], ({ submissionId }) =>
      submissionId === 'a' ? save('b').then(() => {}) : undefined,
    )

    expect(await replayOutbox({ ...receiver, now, random })).toEqual({ sent: 2, nextDueAt: null })
    expect(receiver.received).toEqual(['a', 'b'])
  })

  it.each([500, 400, 'no answer'] as const)(
    'does not bring back what the visitor deleted while it was being sent (%s)',
    async (reply) => {
      await save('a')
      const receiver = aReceiver([reply], async () => removeRow((await firstEntry()).key))

      await replayOutbox({ ...receiver, now, random })

      expect(await waiting()).toEqual([])
    },
  )

  it('does not send what was deleted while an earlier one was being sent', async () => {
    await save('a', 'b')
    const last = (await listRows()).at(-1)
    const receiver = aReceiver([200], () => removeRow(last?.key ?? ''))

    await replayOutbox({ ...receiver, now, random })

    expect(receiver.received).toEqual(['a'])
  })
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replayOutbox } from '@/contract/outbox-replay.ts'
import {
  addEntry,
  clearOutbox,
  listReceipts,
  listRows,
  readRow,
  requeue,
  settleEntry,
  updateEntry,
} from '@/contract/outbox-store.ts'
import type { OutboxEntry } from '@/contract/outbox-entry.ts'
import { aReceiver } from '../../support/a-receiver.ts'
import { anEnquiry } from '../../support/an-enquiry.ts'

const now = () => 1_000_000
const random = () => 0
const save = (submissionId: string) => addEntry(anEnquiry({ submissionId }), now())

/** Puts other words, which are another submission, in the place of the row's. */
const correct = (entry: OutboxEntry, submissionId: string) =>
  requeue(entry.key, entry.enquiry.submissionId, now(), {
    ...entry.enquiry,
    submissionId,
    message: 'In other words',
  })

beforeEach(async () => {
  vi.stubGlobal('navigator', {})
  await clearOutbox()
})
afterEach(() => vi.unstubAllGlobals())

describe('requeue and updateEntry', () => {
  it('say whether they have written', async () => {
    const entry = await save('a')

    expect(await updateEntry({ ...entry, attempts: 1 })).toBe(true)
    expect(await updateEntry({ ...entry, key: 'entry:000000000000001' })).toBe(false)
  })

  it('put a correction in the place of the words that it corrects', async () => {
    const entry = await save('a')

    expect(await correct(entry, 'b')).toBe(true)
    expect(await readRow(entry.key)).toMatchObject({
      enquiry: { submissionId: 'b', message: 'In other words' },
    })
  })

  it('leave a row alone that holds another submission by now', async () => {
    const entry = await save('a')
    await correct(entry, 'b')

    expect(await updateEntry({ ...entry, attempts: 1 })).toBe(false)
    expect(await readRow(entry.key)).toMatchObject({ attempts: 0, enquiry: { submissionId: 'b' } })
  })
})

describe('settleEntry', () => {
  it('leaves a receipt for what was sent, and the correction for what was not', async () => {
    const entry = await save('a')
    await correct(entry, 'b')

    await settleEntry(entry, now())

    expect(await listReceipts()).toMatchObject([{ submissionId: 'a' }])
    expect(await listRows()).toMatchObject([{ enquiry: { submissionId: 'b' } }])
  })
})

describe('an enquiry that may have arrived', () => {
  const lost = async () => {
    const entry = await save('a')
    await replayOutbox({ ...aReceiver(['no answer']), now, random })
    return entry
  }
  const send = () => Promise.resolve({ status: 409, retryAfter: null })

  it('is known for it still when its words were left as they are', async () => {
    const { key, enquiry } = await lost()
    await requeue(key, 'a', now(), enquiry)

    expect(await replayOutbox({ send, now, random })).toMatchObject({ sent: 1 })
  })

  it('is another one in other words, to which a 409 is a refusal', async () => {
    await correct(await lost(), 'b')

    expect(await replayOutbox({ send, now, random })).toMatchObject({ sent: 0 })
    expect(await listRows()).toMatchObject([{ parkedBecause: 'refused' }])
  })
})

describe('an enquiry that is corrected while it is being sent', () => {
  it.each([503, 400, 'no answer'] as const)(
    'keeps the correction after %s, as if never tried',
    async (reply) => {
      const entry = await save('a')
      const receiver = aReceiver([reply], async ({ submissionId }) => {
        if (submissionId === 'a') await correct(entry, 'b')
      })

      await replayOutbox({ ...receiver, now, random, only: entry.key })

      expect(await listRows()).toMatchObject([
        { enquiry: { submissionId: 'b' }, state: 'queued', attempts: 0, silences: 0, mayHaveArrived: false },
      ])
    },
  )

  it('is followed by its correction when it was delivered', async () => {
    const entry = await save('a')
    const receiver = aReceiver([200], async ({ submissionId }) => {
      if (submissionId === 'a') await correct(entry, 'b')
    })

    expect(await replayOutbox({ ...receiver, now, random })).toEqual({ sent: 2, nextDueAt: null })
    expect(receiver.received).toEqual(['a', 'b'])
    expect(await listRows()).toEqual([])
  })
})

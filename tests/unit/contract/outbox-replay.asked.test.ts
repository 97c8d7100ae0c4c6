import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { replayOutbox } from '@/contract/outbox-replay.ts'
import { addEntry, clearOutbox, listRows, updateEntry } from '@/contract/outbox-store.ts'
import { aReceiver } from '../../support/a-receiver.ts'
import { anEnquiry } from '../../support/an-enquiry.ts'

const start = 1_000_000
const now = () => start
const random = () => 0
const save = (submissionId: string) => addEntry(anEnquiry({ submissionId }), start)

beforeEach(async () => {
  vi.stubGlobal('navigator', {})
  await clearOutbox()
})
afterEach(() => vi.unstubAllGlobals())

describe('"Send now"', () => {
  it('sends the one that was asked for and leaves the others', async () => {
    await save('a')
    const { key } = await save('b')
    await save('c')
    const receiver = aReceiver([200])

    const result = await replayOutbox({ ...receiver, now, random, only: key })

    expect(receiver.received).toEqual(['b'])
    expect(result).toEqual({ sent: 1, nextDueAt: 0 })
    expect(await listRows()).toMatchObject([
      { enquiry: { submissionId: 'a' } },
      { enquiry: { submissionId: 'c' } },
    ])
  })

  it('does not wait for the entry to be due', async () => {
    const entry = await save('a')
    await updateEntry({ ...entry, dueAt: start + 60_000, attempts: 1 })
    const receiver = aReceiver([200])

    expect(await replayOutbox({ ...receiver, now, random, only: entry.key })).toMatchObject({ sent: 1 })
  })

  it.each(['refused', 'expired', 'exhausted'] as const)(
    'sends what was parked as %s',
    async (parkedBecause) => {
      const entry = await save('a')
      await updateEntry({ ...entry, state: 'parked', parkedBecause })
      const receiver = aReceiver([200])

      expect(await replayOutbox({ ...receiver, now, random, only: entry.key })).toMatchObject({ sent: 1 })
      expect(await listRows()).toEqual([])
    },
  )

  it.each([400, 503, 'no answer'] as const)(
    'leaves a parked enquiry parked when it fails again (%s)',
    async (reply) => {
      const entry = await save('a')
      await updateEntry({ ...entry, state: 'parked', parkedBecause: 'refused' })
      const receiver = aReceiver([reply])

      await replayOutbox({ ...receiver, now, random, only: entry.key })

      expect(receiver.received).toEqual(['a'])
      expect(await listRows()).toMatchObject([{ state: 'parked' }])
    },
  )

  it('sends what was tried for more than 30 days: the visitor has just agreed to it', async () => {
    const entry = await save('a')
    await updateEntry({ ...entry, firstTriedAt: start - outboxLimits.ageMs - 1 })
    const receiver = aReceiver([200])

    expect(await replayOutbox({ ...receiver, now, random, only: entry.key })).toMatchObject({ sent: 1 })
  })
})

describe('"Send all now"', () => {
  it('waits for none of them', async () => {
    for (const id of ['a', 'b'])
      await updateEntry({ ...(await save(id)), dueAt: start + 60_000, attempts: 1 })
    const receiver = aReceiver([200])

    expect(await replayOutbox({ ...receiver, now, random, all: true })).toEqual({ sent: 2, nextDueAt: null })
    expect(receiver.received).toEqual(['a', 'b'])
  })

  it('stops at the first that the server asks to come back with', async () => {
    await save('a')
    await save('b')
    const receiver = aReceiver([503])

    await replayOutbox({ ...receiver, now, random, all: true })

    expect(receiver.received).toEqual(['a'])
  })
})

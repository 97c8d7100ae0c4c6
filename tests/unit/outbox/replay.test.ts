import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxLock } from '@/outbox/signals.ts'
import { outboxLimits } from '@/outbox/policy.ts'
import { clearOutbox, listReceipts, listRows } from '@/outbox/store.ts'
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

const { firstDelayMs, failuresInARow } = outboxLimits
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

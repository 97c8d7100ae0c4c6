import 'fake-indexeddb/auto'
import { set } from 'idb-keyval'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rows } from '@/outbox/database.ts'
import type { OutboxEntry } from '@/outbox/entry.ts'
import { outboxLimits } from '@/outbox/policy.ts'
import { outboxLock } from '@/outbox/signals.ts'
import {
  clearOutbox,
  listReceipts,
  listRows,
  markDelivered,
  removeRow,
  replaceEntry,
  requeueEntry,
} from '@/outbox/store.ts'
import { buildEnquiry } from '../../support/enquiry-fixture.ts'
import { FakeLocks } from '../../support/fake-locks.ts'
import { createFakeWebhook, replay, save, saveEntry, savedIds, start } from '../../support/outbox-fixture.ts'

/** Every action on a row, in each of its states. */

const key = 'entry:a'
let locks: FakeLocks

beforeEach(async () => {
  locks = new FakeLocks()
  vi.stubGlobal('navigator', { locks })
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await rows('readwrite', async (store) => void store.clear())
})

const other = buildEnquiry({ submissionId: 'b' })
const actions = {
  delete: () => removeRow(key, 'delete'),
  'delete anyway': () => removeRow(key, 'delete anyway'),
  clear: () => clearOutbox(),
  correct: () => replaceEntry(key, other),
  send: () => requeueEntry(key),
}

const put = (change: Partial<OutboxEntry>) => saveEntry('a', change)
const { pressWaitMs } = outboxLimits

/** What a row becomes, in the order of `actions`. `-`: nothing changes, and the action is reported as impossible. */
const states: [state: string, results: string, arrange: () => Promise<unknown>][] = [
  ['queued', 'gone gone gone replaced again', () => put({ dueAt: start + 60_000 })],
  ['refused', 'gone gone gone replaced again', () => put({ state: 'parked', parkedBecause: 'refused' })],
  ['exhausted', 'gone gone gone replaced again', () => put({ state: 'parked', parkedBecause: 'exhausted' })],
  ['unconfirmed', 'gone gone gone replaced -', () => put({ state: 'parked', parkedBecause: 'unconfirmed' })],
  ['being sent', '- - - - -', () => put({ state: 'sending', lastTriedAt: start - pressWaitMs })],
  [
    'being sent on a full disk',
    '- - - - -',
    async () => {
      await put({ lastTriedAt: start })
      locks.hold(`${outboxLock}:${key}`)
    },
  ],
  ['hung', '- gone gone - -', () => put({ state: 'sending', lastTriedAt: start - pressWaitMs - 1 })],
  ['unreadable', 'gone gone gone - -', () => set(key, { from: 'the future' }, rows)],
  ['sent', '- - gone replaced gone', async () => markDelivered(await put({}), start, true)],
]

const cells = states.flatMap(([state, results, arrange]) =>
  Object.entries(actions).map(
    ([action, act], index) => [action, state, results.split(' ')[index] ?? '', arrange, act] as const,
  ),
)

it.each(cells)('rows › %s while %s: %s', async (_action, _state, result, arrange, act) => {
  await arrange()
  const before = await listRows()

  expect(Boolean(await act())).toBe(result !== '-')

  const after = await listRows()
  if (result === '-') expect(after).toEqual(before)
  else if (result === 'gone') expect(after).toEqual([])
  else if (result === 'replaced')
    expect(after).toMatchObject([{ enquiry: other, attempts: 0, arrival: 'no' }])
  else expect(after).toMatchObject([{ key, state: 'queued', parkedBecause: null, attempts: 0, dueAt: start }])
})

describe('rows in a replay', () => {
  it.each(Object.entries(actions))('%s meanwhile: one delivery, one receipt', async (_action, act) => {
    await save('a')
    const results: unknown[] = []
    const receiver = createFakeWebhook([200], async () => results.push(await act()))

    expect(await replay(receiver)).toMatchObject({ sent: 1 })

    expect(results.map(Boolean)).toEqual([false])
    expect(receiver.received).toEqual(['a'])
    expect(await listRows()).toEqual([])
    expect(await listReceipts(start)).toMatchObject([{ submissionId: 'a' }])
  })

  it('leave a receipt even after "Delete anyway"', async () => {
    await save('a')
    const receiver = createFakeWebhook([200], async () => {
      vi.setSystemTime(start + outboxLimits.pressWaitMs + 1)
      await removeRow(key, 'delete anyway')
    })

    await replay(receiver)

    expect(await listReceipts(start)).toMatchObject([{ submissionId: 'a' }])
  })

  it.each([500, 400, 'rejected'] as const)('stay deleted after %s', async (reply) => {
    await save('a')
    const receiver = createFakeWebhook([reply], async () => {
      vi.setSystemTime(start + outboxLimits.pressWaitMs + 1)
      await removeRow(key, 'delete anyway')
    })

    await replay(receiver)

    expect(await savedIds()).toEqual([])
  })

  it('stay unsent if deleted while another is sent', async () => {
    await save('a', 'b')
    const receiver = createFakeWebhook([200], () => removeRow('entry:b', 'delete'))

    await replay(receiver)

    expect(receiver.received).toEqual(['a'])
  })
})

import 'fake-indexeddb/auto'
import { IDBDatabase as FakeDatabase } from 'fake-indexeddb'
import { keys, set } from 'idb-keyval'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rows } from '@/outbox/database.ts'
import { newEntry } from '@/outbox/entry.ts'
import { claimed, outboxLimits } from '@/outbox/policy.ts'
import {
  addEntry,
  beginSubmission,
  clearOutbox,
  countOutbox,
  dropSubmission,
  listEntries,
  listReceipts,
  listRows,
  markDelivered,
  markParkedRead,
  removeRow,
  takeUnread,
} from '@/outbox/store.ts'
import { buildEnquiry, buildEntry } from '../../support/enquiry-fixture.ts'
import { saveEntry, savedIds } from '../../support/outbox-fixture.ts'

const storedKeys = async (prefix: string) =>
  (await keys(rows)).map(String).filter((key) => key.startsWith(prefix))

const deliver = async (submissionId: string, at: number) =>
  markDelivered(await saveEntry(submissionId), at, false)

beforeEach(async () => void (await clearOutbox()))

describe('addEntry', () => {
  it('writes with strict durability', async () => {
    const transaction = vi.spyOn(FakeDatabase.prototype, 'transaction')

    await addEntry(buildEntry())

    expect(transaction.mock.calls).toEqual([['rows', 'readwrite', { durability: 'strict' }]])
  })

  it('rejects at the limit without deleting; receipts do not count', async () => {
    await deliver('sent', 1)
    const { entries } = outboxLimits
    await rows('readwrite', (store) => {
      for (let at = 1; at <= entries; at += 1) {
        const entry = newEntry(buildEnquiry({ submissionId: String(at) }), at)
        store.put(entry, entry.key)
      }
      return new Promise<void>((resolve) => (store.transaction.oncomplete = () => resolve()))
    })

    await expect(addEntry(buildEntry())).rejects.toThrow('The outbox is full')
    await removeRow('entry:7', 'delete')
    await addEntry(buildEntry())

    const ids = await savedIds()
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([entries, '1', buildEnquiry().submissionId])
  })
})

describe('beginSubmission and dropSubmission', () => {
  const begun = claimed(buildEntry(), 1_000)

  it.each([
    ['sent again', () => beginSubmission(claimed(buildEntry(), 2_000))],
    ['saved for later', () => addEntry(buildEntry())],
  ])('keeps an entry that was %s since', async (_what, again) => {
    await beginSubmission(begun)
    await again()
    await dropSubmission(begun.key, 1_000)

    expect(await listRows()).toHaveLength(1)
  })

  it('drops a failed submission without a receipt', async () => {
    await beginSubmission(begun)
    await dropSubmission(begun.key, 1_000)

    expect(await storedKeys('')).toEqual([])
  })

  it('does not begin a submission that was delivered', async () => {
    await markDelivered(buildEntry(), 5_000, true)

    expect(await beginSubmission(begun)).toBe(false)
    expect(await listRows()).toEqual([])
  })
})

it('listRows › returns the oldest first, whatever the keys', async () => {
  for (const [index, id] of ['b', 'c', 'a'].entries()) await saveEntry(id, { savedAt: index + 1 })

  expect(await savedIds()).toEqual(['b', 'c', 'a'])
})

it('store › lists the entries in one state, and counts those that no form is sending', async () => {
  for (const state of ['queued', 'parked', 'sending'] as const) await saveEntry(state, { state })
  await set('entry:future', {}, rows)

  expect(await listEntries('parked')).toMatchObject([{ enquiry: { submissionId: 'parked' } }])
  expect(await countOutbox()).toBe(3)
})

describe('markDelivered', () => {
  it('deletes the entry and stores a receipt without its content, in one transaction', async () => {
    const entry = await saveEntry('a', { savedAt: 1_000 })
    const transactions = vi.spyOn(FakeDatabase.prototype, 'transaction')

    await markDelivered(entry, 5_000, false)

    expect(transactions).toHaveBeenCalledTimes(1)
    expect(await listRows()).toEqual([])
    expect(await listReceipts(5_000)).toEqual([
      { submissionId: 'a', formTitle: 'Popup Form', savedAt: 1_000, sentAt: 5_000, told: false },
    ])
  })

  it('deletes the entry if there is no room for a receipt', async () => {
    const entry = await saveEntry('a')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      const request = this.add(value, key) // the write fails after the call has returned
      request.addEventListener('success', () => this.transaction.abort())
      return request
    })

    await markDelivered(entry, 5_000, false)

    expect(await listRows()).toEqual([])
    expect(await listReceipts(5_000)).toEqual([])
  })

  it('stores one receipt if two contexts sent the entry, even if the first was already shown', async () => {
    const entry = await saveEntry('a', { savedAt: 1_000 })
    await markDelivered(entry, 5_000, false)
    await markDelivered(entry, 5_001, false)
    expect(await takeUnread(5_000)).toEqual({ sent: 1, signUps: 0, parked: 0 })

    await markDelivered(entry, 5_002, false)

    expect(await takeUnread(5_000)).toEqual({ sent: 0, signUps: 0, parked: 0 })
    expect(await listReceipts(5_000)).toHaveLength(1)
  })
})

describe('takeUnread', () => {
  it('counts deliveries once, and parked entries until they are read', async () => {
    await deliver('a', 2_000)
    await set(
      'receipt:2001:b',
      { submissionId: 'b', formTitle: 'Newsletter', savedAt: 1, sentAt: 2_001 },
      rows,
    )
    await saveEntry('c', { state: 'parked', parkedBecause: 'refused' })
    await saveEntry('d')

    const tabs = await Promise.all([takeUnread(5_000), takeUnread(5_000)])

    expect(tabs.toSorted((one, other) => other.sent - one.sent)).toEqual([
      { sent: 2, signUps: 1, parked: 1 },
      { sent: 0, signUps: 0, parked: 1 },
    ])
    expect(await Promise.all([markParkedRead(), markParkedRead()])).toEqual([1, 0])
    expect(await takeUnread(5_000)).toEqual({ sent: 0, signUps: 0, parked: 0 })
    expect(await savedIds()).toEqual(['c', 'd'])
    expect(await listReceipts(5_000)).toMatchObject([{ told: true }, { told: true }])
  })

  it('counts every delivery and then keeps the newest receipts', async () => {
    const count = outboxLimits.receipts + 5
    for (let at = 1; at <= count; at += 1) await deliver(`id-${at}`, at)
    const sentAt = (await listReceipts(5_000)).map((receipt) => receipt.sentAt)
    expect([sentAt.length, sentAt[0], sentAt.at(-1)]).toEqual([outboxLimits.receipts, count, 6])

    expect(await takeUnread(5_000)).toEqual({ sent: count, signUps: 0, parked: 0 })
    expect(await takeUnread(5_000)).toEqual({ sent: 0, signUps: 0, parked: 0 })

    const kept = await storedKeys('receipt:')
    expect([kept.length, kept.at(-1)?.endsWith(`:id-${count}`)]).toEqual([outboxLimits.receipts, true])
  })

  it('deletes receipts after 30 days, which the list omits before', async () => {
    const days = 24 * 60 * 60_000
    await deliver('a', 0)
    await deliver('b', days)

    expect(await listReceipts(30 * days)).toMatchObject([{ submissionId: 'b' }])
    expect(await takeUnread(30 * days)).toEqual({ sent: 2, signUps: 0, parked: 0 })

    expect(await storedKeys('receipt:')).toEqual([expect.stringMatching(/:b$/)])
  })

  it('deletes receipts of a clock that was ahead, which the list omits before', async () => {
    for (let at = 0; at < outboxLimits.receipts; at += 1) await deliver(`ahead-${at}`, 900_000 + at)
    await deliver('a', 5_000)

    expect(await listReceipts(5_000)).toMatchObject([{ submissionId: 'a' }])
    await takeUnread(5_000)
    expect(await listReceipts(950_000)).toMatchObject([{ submissionId: 'a' }])
  })

  it('deletes rows of failed attempts from earlier releases', async () => {
    await set('tried:0123', { mark: 'x' }, rows)
    await saveEntry('a')

    await takeUnread(5_000)

    expect(await storedKeys('')).toEqual(['entry:a'])
  })
})

it('store › ignores and keeps rows whose keys are not text', async () => {
  await set(['entry:x'], buildEntry({ state: 'parked' }), rows)
  await set(['receipt:1:a'], { submissionId: 'a', formTitle: 'Newsletter', savedAt: 1, sentAt: 2 }, rows)
  for (const key of [7, new Date(0), new Uint8Array(2)]) await set(key, { told: false }, rows)
  await deliver('a', 3_000)
  await saveEntry('b')

  expect(await savedIds()).toEqual(['b'])
  expect(await listReceipts(5_000)).toHaveLength(1)
  expect(await takeUnread(5_000)).toEqual({ sent: 1, signUps: 0, parked: 0 })
  expect(await keys(rows)).toHaveLength(7)
})

import 'fake-indexeddb/auto'
import { IDBDatabase as FakeDatabase } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxDatabase } from '@/contract/outbox-signals.ts'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import {
  addEntry,
  changeEntry,
  clearOutbox,
  listReceipts,
  listRows,
  OutboxFull,
  readRow,
  removeRow,
  removeSent,
  settleEntry,
  takeNews,
  updateEntry,
} from '@/contract/outbox-store.ts'
import { anEnquiry } from '../../support/an-enquiry.ts'

const save = (submissionId: string, now: number) => addEntry(anEnquiry({ submissionId }), now)

const waiting = async () =>
  (await listRows()).map((row) => (row.state === 'unreadable' ? row.state : row.enquiry.submissionId))

/** What another version may have left behind. */
function putRaw(key: IDBValidKey, value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open(outboxDatabase)
    open.onerror = () => reject(new Error('did not open'))
    open.onsuccess = () => {
      const transaction = open.result.transaction('rows', 'readwrite')
      transaction.objectStore('rows').put(value, key)
      transaction.oncomplete = () => {
        open.result.close()
        resolve()
      }
    }
  })
}

/** What is really there, under keys that begin so. */
function storedKeys(prefix: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open(outboxDatabase)
    open.onerror = () => reject(new Error('did not open'))
    open.onsuccess = () => {
      const keys = open.result.transaction('rows').objectStore('rows').getAllKeys()
      keys.onsuccess = () => {
        open.result.close()
        resolve(keys.result.map(String).filter((key) => key.startsWith(prefix)))
      }
    }
  })
}

beforeEach(clearOutbox)
afterEach(() => vi.restoreAllMocks())

describe('removeSent', () => {
  it('takes away the row of one identity, and says whether there was one', async () => {
    await save('a', 1_000)
    await save('b', 2_000)

    expect(await removeSent('a')).toBe(true)
    expect(await removeSent('a')).toBe(false)
    expect(await waiting()).toEqual(['b'])
  })
})

describe('addEntry', () => {
  it('keeps an enquiry word for word, to be sent at once', async () => {
    const entry = await save('a', 1_000)

    expect(await listRows()).toEqual([entry])
    expect(entry).toMatchObject({ enquiry: anEnquiry({ submissionId: 'a' }), savedAt: 1_000, dueAt: 0 })
  })

  it('keeps one row for one identity: in its place, with what is known of it, and to be sent again', async () => {
    const first = await addEntry(anEnquiry({ submissionId: 'a' }), 1_000, { mayHaveArrived: true })
    await save('b', 2_000)
    await updateEntry({ ...first, state: 'parked', parkedBecause: 'refused', attempts: 2, told: true })

    const again = await addEntry(anEnquiry({ submissionId: 'a' }), 3_000, {
      mayHaveArrived: false,
      dueAt: 9_000,
    })

    expect(await waiting()).toEqual(['a', 'b'])
    expect(again).toMatchObject({ key: first.key, mayHaveArrived: true, attempts: 0, dueAt: 9_000 })
    expect(again).toMatchObject({ state: 'queued', parkedBecause: null, told: false })
  })

  it('keeps the order of writing', async () => {
    for (const id of ['a', 'b', 'c']) await save(id, 1_000)

    expect(await waiting()).toEqual(['a', 'b', 'c'])
  })

  it('keeps the order of writing when the clock is set back', async () => {
    await save('a', 9_000_000_000_000)
    await save('b', 1_000)
    await save('c', 999)

    expect(await waiting()).toEqual(['a', 'b', 'c'])
  })

  it('does not count the time of saving when the clock was set back', async () => {
    await save('a', 9_000_000_000_000)

    expect(await save('b', 1_000)).toMatchObject({ savedAt: 0 })
  })

  it('writes over no row, whatever keys have strayed into the store', async () => {
    await putRaw('entry:zzz', { from: 'elsewhere' })
    for (const id of ['a', 'b', 'c']) await save(id, 1_000)

    expect(await waiting()).toEqual(['a', 'b', 'c', 'unreadable'])
  })

  it('gives each of many saved at once a place of its own', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => save(id, 1_000)))

    expect((await waiting()).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('carries over what an attempt before the saving has shown', async () => {
    await addEntry(anEnquiry(), 1_000, { mayHaveArrived: true, dueAt: 16_000 })

    expect(await listRows()).toMatchObject([{ mayHaveArrived: true, dueAt: 16_000 }])
  })

  it('refuses at the bound instead of dropping anything', async () => {
    const first = await save('0', 0)
    for (let count = 1; count < outboxLimits.entries; count += 1) {
      const key = first.key.replace(/\d+$/, (digits) =>
        String(Number(digits) + count).padStart(digits.length, '0'),
      )
      await putRaw(key, { ...first, key, enquiry: anEnquiry({ submissionId: String(count) }) })
    }

    await expect(save('one too many', 5_000)).rejects.toThrow(OutboxFull)

    const rows = await waiting()
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([outboxLimits.entries, '0', '999'])
  })

  it('does not count receipts as entries', async () => {
    await settleEntry(await save('a', 1_000), 2_000)

    expect((await save('b', 500)).key).toBe('entry:000000000000500')
  })
})

describe('updateEntry', () => {
  it('writes what has changed', async () => {
    const entry = await save('a', 1_000)

    await updateEntry({ ...entry, attempts: 3 })

    expect(await readRow(entry.key)).toMatchObject({ attempts: 3 })
  })

  it('does not bring back what the visitor deleted meanwhile', async () => {
    const entry = await save('a', 1_000)
    await removeRow(entry.key)

    await updateEntry({ ...entry, attempts: 1 })

    expect(await listRows()).toEqual([])
    expect(await readRow(entry.key)).toBeUndefined()
  })
})

describe('changeEntry', () => {
  it('changes the row as it is on disk, and keeps what only a newer version knows', async () => {
    const entry = await save('a', 1_000)
    await putRaw(entry.key, { ...entry, attempts: 4, channel: 'whatsapp' })

    await changeEntry(entry.key, 'a', (row) => ({ ...row, mayHaveArrived: true }))

    expect(await readRow(entry.key)).toMatchObject({
      attempts: 4,
      mayHaveArrived: true,
      channel: 'whatsapp',
    })
  })
})

describe('a row that cannot be read', () => {
  it('is listed in its place and can be deleted', async () => {
    await save('a', 1_000)
    await putRaw('entry:000000000002000', { from: 'the future' })
    await save('b', 1_500)

    expect(await waiting()).toEqual(['a', 'unreadable', 'b'])

    await removeRow('entry:000000000002000')
    expect(await waiting()).toEqual(['a', 'b'])
  })
})

describe('settleEntry', () => {
  it('deletes the enquiry and leaves a receipt without its content, in one step', async () => {
    const transactions = vi.spyOn(FakeDatabase.prototype, 'transaction')
    const entry = await save('a', 1_000)
    transactions.mockClear()

    await settleEntry(entry, 5_000)

    expect(transactions).toHaveBeenCalledTimes(1)
    expect(await listRows()).toEqual([])
    expect(await listReceipts()).toEqual([
      { submissionId: 'a', formTitle: 'Popup Form', savedAt: 1_000, sentAt: 5_000, told: false },
    ])
  })

  it('keeps the newest receipts only, newest first', async () => {
    const extra = 5
    for (let time = 1; time <= outboxLimits.receipts + extra; time += 1) {
      await settleEntry(await save(`id-${time}`, time), time)
    }

    const sentAt = (await listReceipts()).map((receipt) => receipt.sentAt)
    expect(sentAt).toHaveLength(outboxLimits.receipts)
    expect([sentAt[0], sentAt.at(-1)]).toEqual([outboxLimits.receipts + extra, extra + 1])
  })

  it('deletes the enquiry even when there is no room for a receipt', async () => {
    const entry = await save('a', 1_000)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      const request = this.add(value, key) // the failure comes later than the call
      request.addEventListener('success', () => this.transaction.abort())
      return request
    })

    await settleEntry(entry, 5_000)

    expect(await listRows()).toEqual([])
    expect(await listReceipts()).toEqual([])
  })
})

describe('takeNews', () => {
  it('speaks once of what was sent and of what was parked', async () => {
    await settleEntry(await save('a', 1_000), 2_000)
    await settleEntry(await save('b', 1_000), 2_001)
    await updateEntry({ ...(await save('c', 1_000)), state: 'parked', parkedBecause: 'refused' })
    await save('d', 1_000)

    expect(await takeNews()).toEqual({ sent: 2, parked: 1 })
    expect(await takeNews()).toEqual({ sent: 0, parked: 0 })
  })

  it('counts all that was sent, however many receipts are kept afterwards', async () => {
    const count = outboxLimits.receipts + 5
    for (let time = 1; time <= count; time += 1) await settleEntry(await save(`id-${time}`, time), time)

    expect(await takeNews()).toEqual({ sent: count, parked: 0 })
    expect(await takeNews()).toEqual({ sent: 0, parked: 0 })

    const receipts = await storedKeys('receipt:')
    expect(receipts).toHaveLength(outboxLimits.receipts)
    expect(receipts.at(-1)).toContain(`id-${count}`)
  })

  it('speaks in one tab only when two ask at once', async () => {
    await settleEntry(await save('a', 1_000), 2_000)

    const [one, two] = await Promise.all([takeNews(), takeNews()])

    expect(one.sent + two.sent).toBe(1)
  })

  it('deletes nothing', async () => {
    await updateEntry({ ...(await save('a', 1_000)), state: 'parked', parkedBecause: 'refused' })
    await takeNews()

    expect(await listRows()).toMatchObject([{ state: 'parked', told: true }])
  })
})

describe('a database with keys that are no text', () => {
  it('lists, counts and reports only the rows of the outbox, and leaves other rows alone', async () => {
    const entry = await save('a', 1_000)
    for (const key of [7, new Date(0), ['entry:1'], new Uint8Array(2)]) await putRaw(key, { told: false })

    expect(await waiting()).toEqual(['a'])
    expect(await listReceipts()).toEqual([])
    expect(await takeNews()).toEqual({ sent: 0, parked: 0 })
    await save('b', 2_000)
    expect(await waiting()).toEqual(['a', 'b'])
    await settleEntry(entry, 3_000)
    expect(await takeNews()).toEqual({ sent: 1, parked: 0 })
    expect(await takeNews()).toEqual({ sent: 0, parked: 0 })
  })
})

import { del, entries, get, promisifyRequest, type UseStore } from 'idb-keyval'
import type { Enquiry } from './enquiry.ts'
import {
  newEntry,
  parseReceipt,
  parseRow,
  type OutboxEntry,
  type OutboxRow,
  type Receipt,
} from './outbox-entry.ts'
import { outboxDatabase } from './outbox-names.ts'
import { outboxLimits, savingTime } from './outbox-policy.ts'

/**
 * The outbox on disk, the same for pages and worker: one IndexedDB store whose keys sort by age.
 * `entry:<age>` rows wait, `receipt:<time>:<id>` rows tell what was sent later, `tried:<mark>` rows which identity the
 * words of a failed attempt had.
 */
const storeName = 'rows'
const entryPrefix = 'entry:'
const receiptPrefix = 'receipt:'
const triedPrefix = 'tried:'

export class OutboxFull extends Error {}

let database: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  database ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(outboxDatabase, 1)
    // Browsers have left this without an answer for ever, and whoever holds the outbox's lock would keep it.
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), outboxLimits.openTimeoutMs)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => {
      clearTimeout(timer)
      // Another tab wants a newer version, or the browser closed the connection: open anew next time.
      request.result.onversionchange = () => forget(request.result)
      request.result.onclose = () => forget(request.result)
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open'))
    request.onblocked = () => reject(new Error('IndexedDB is blocked by another tab'))
  }).catch((error: unknown) => {
    database = undefined
    throw error
  })
  return database
}

function forget(held: IDBDatabase): void {
  held.close()
  database = undefined
}

/**
 * What idb-keyval works on. Unlike its own store, a write is on disk before it counts (`durability: strict`), because
 * the visitor is then told "saved"; and a connection that the system closed while the app slept is opened once more
 * (https://github.com/jakearchibald/idb-keyval/issues/165).
 */
const rows: UseStore = async (mode, callback) => {
  const run = async () => {
    const held = await openDatabase()
    return callback(held.transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName))
  }
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    database = undefined
    return run()
  }
}

const all = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

/**
 * Saves an enquiry behind all that wait already; one that waits under the same identity keeps its place, and is to be
 * sent again should it have been set aside. Resolves when it is on disk. Throws `OutboxFull` at the bound. `since`
 * carries over what an attempt before the saving has shown.
 */
export function addEntry(
  enquiry: Enquiry,
  now: number,
  since: Partial<Pick<OutboxEntry, 'mayHaveArrived' | 'dueAt' | 'lastTriedAt'>> = {},
): Promise<OutboxEntry> {
  return rows('readwrite', async (store) => {
    const known = await findEntry(store, enquiry.submissionId)
    if (known) {
      const mayHaveArrived = known.mayHaveArrived || since.mayHaveArrived === true
      const entry = { ...known, ...since, mayHaveArrived, ...afresh }
      store.put(entry, known.key)
      await promisifyRequest(store.transaction)
      return entry
    }
    const keys = (await promisifyRequest(store.getAllKeys(all(entryPrefix)))).map(String)
    if (keys.length >= outboxLimits.entries) throw new OutboxFull()
    // Later than the newest key even when the device's clock was set back: order is the visitor's, not the clock's.
    const newest =
      keys.map((key) => Number(key.slice(entryPrefix.length))).findLast(Number.isSafeInteger) ?? 0
    const key = entryPrefix + String(Math.max(now, newest + 1)).padStart(15, '0')
    const entry = { ...newEntry(key, enquiry, savingTime(now, newest)), ...since }
    store.add(entry, key) // never over a row that is there, whoever put it there
    await promisifyRequest(store.transaction)
    return entry
  })
}

/** Saved once more by the visitor: it begins anew, and nothing written later goes before it as if it were stuck. */
const afresh = { state: 'queued', parkedBecause: null, attempts: 0, silences: 0, told: false } as const

async function findEntry(store: IDBObjectStore, submissionId: string): Promise<OutboxEntry | undefined> {
  const keys = (await promisifyRequest(store.getAllKeys(all(entryPrefix)))).map(String)
  const values = await promisifyRequest<unknown[]>(store.getAll(all(entryPrefix)))
  for (const [index, value] of values.entries()) {
    const row = parseRow(keys[index] ?? '', value)
    if (row.state !== 'unreadable' && row.enquiry.submissionId === submissionId) return row
  }
  return undefined
}

/** The visitor was just told that it is sent: should it wait here as well, it need not be sent again. */
export function removeSent(submissionId: string): Promise<boolean> {
  return rows('readwrite', async (store) => {
    const entry = await findEntry(store, submissionId)
    if (entry) store.delete(entry.key)
    await promisifyRequest(store.transaction)
    return entry !== undefined
  })
}

/** Everything that waits, oldest first. */
export async function listRows(): Promise<OutboxRow[]> {
  const found = await entries<string, unknown>(rows)
  return found
    .filter(([key]) => key.startsWith(entryPrefix))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => parseRow(key, value))
}

export async function readRow(key: string): Promise<OutboxRow | undefined> {
  const value = await get<unknown>(key, rows)
  return value === undefined ? undefined : parseRow(key, value)
}

/**
 * Writes an entry back, unless the row was deleted or holds another submission by now: a late answer must neither bring
 * it back nor undo a correction. Returns whether it was written.
 */
export async function updateEntry(entry: OutboxEntry): Promise<boolean> {
  return (await changeEntry(entry.key, entry.enquiry.submissionId, () => entry)) !== null
}

/**
 * Changes a row as it is now on disk, in one step. Resolves with what was written; null when the row was deleted or
 * holds another submission than `submissionId` by now.
 */
export function changeEntry(
  key: string,
  submissionId: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<OutboxEntry | null> {
  return rows('readwrite', async (store) => {
    const row = parseRow(key, await promisifyRequest<unknown>(store.get(key)))
    if (row.state === 'unreadable' || row.enquiry.submissionId !== submissionId) return null
    const changed = change(row)
    store.put(changed, key)
    await promisifyRequest(store.transaction)
    return changed
  })
}

async function holds(store: IDBObjectStore, key: string, submissionId: string): Promise<boolean> {
  const row = parseRow(key, await promisifyRequest<unknown>(store.get(key)))
  return row.state !== 'unreadable' && row.enquiry.submissionId === submissionId
}

export function removeRow(key: string): Promise<void> {
  return rows('readwrite', async (store) => {
    store.delete(key)
    await promisifyRequest(store.transaction)
  })
}

/** The enquiry was delivered: its row and content go, a receipt comes, in one step. A row corrected meanwhile stays. */
export async function settleEntry(entry: OutboxEntry, now: number): Promise<void> {
  const { submissionId, formTitle } = entry.enquiry
  const savedAt = entry.savedAt || now
  const receipt: Receipt = { submissionId, formTitle, savedAt, sentAt: now, told: false }
  try {
    await settle(entry, receipt)
  } catch {
    // No room for a receipt: a row left behind would be sent again at every turn, and nothing after it.
    await settle(entry)
  }
}

function settle(entry: OutboxEntry, receipt?: Receipt): Promise<void> {
  return rows('readwrite', async (store) => {
    if (await holds(store, entry.key, entry.enquiry.submissionId)) store.delete(entry.key)
    if (receipt) {
      store.put(
        receipt,
        `${receiptPrefix}${String(receipt.sentAt).padStart(15, '0')}:${receipt.submissionId}`,
      )
    }
    await promisifyRequest(store.transaction)
  })
}

/** What was sent later, newest first, as far back as we keep it. */
export async function listReceipts(): Promise<Receipt[]> {
  const found = await entries<string, unknown>(rows)
  return found
    .filter(([key]) => key.startsWith(receiptPrefix))
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, outboxLimits.receipts)
    .flatMap(([, value]) => parseReceipt(value) ?? [])
}

export type News = { sent: number; parked: number }

/**
 * What the visitor has not heard yet; it counts as heard from now on, so that one tab only speaks. Receipts beyond the
 * limit go here and not earlier, so that every one of them is counted.
 */
export function takeNews(): Promise<News> {
  return rows('readwrite', async (store) => {
    const news: News = { sent: 0, parked: 0 }
    const keys = (await promisifyRequest(store.getAllKeys())).map(String)
    const values: unknown[] = await promisifyRequest(store.getAll())
    const kept = new Set(keys.filter((key) => key.startsWith(receiptPrefix)).slice(-outboxLimits.receipts))
    for (const [index, key] of keys.entries()) {
      const value = values[index]
      if (key.startsWith(receiptPrefix)) {
        const receipt = parseReceipt(value)
        if (!kept.has(key)) store.delete(key)
        if (!receipt || receipt.told) continue
        news.sent += 1
        if (kept.has(key)) store.put({ ...receipt, told: true }, key)
      } else {
        const row = parseRow(key, value)
        if (row.state !== 'parked' || row.told) continue
        news.parked += 1
        store.put({ ...row, told: true }, key)
      }
    }
    await promisifyRequest(store.transaction)
    return news
  })
}

export const readTrace = (mark: string): Promise<unknown> => get(triedPrefix + mark, rows)

export const dropTrace = (mark: string): Promise<void> => del(triedPrefix + mark, rows)

export function dropAllTraces(): Promise<void> {
  return rows('readwrite', async (store) => {
    store.delete(all(triedPrefix))
    await promisifyRequest(store.transaction)
  })
}

/** Beyond the limit the oldest goes. */
export function keepTrace(mark: string, trace: object): Promise<void> {
  return rows('readwrite', async (store) => {
    const known = await promisifyRequest<unknown[]>(store.getAll(all(triedPrefix)))
    const keys = await promisifyRequest(store.getAllKeys(all(triedPrefix)))
    const key = triedPrefix + mark
    const byAge = keys
      .map((name, index) => ({ name, at: ageOf(known[index]) }))
      .filter(({ name }) => name !== key)
      .toSorted((a, b) => a.at - b.at)
    for (const { name } of byAge.slice(0, -(outboxLimits.traces - 1))) store.delete(name)
    // Counted and not timed: the device's clock may go back.
    store.put({ ...trace, age: Math.max(0, ...byAge.map(({ at }) => at)) + 1 }, key)
    await promisifyRequest(store.transaction)
  })
}

function ageOf(trace: unknown): number {
  return typeof trace === 'object' && trace !== null && 'age' in trace && Number.isSafeInteger(trace.age)
    ? Number(trace.age)
    : 0
}

/** Deletes everything the outbox holds, receipts included. */
export function clearOutbox(): Promise<void> {
  return rows('readwrite', async (store) => {
    store.clear()
    await promisifyRequest(store.transaction)
  })
}

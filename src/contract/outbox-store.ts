import { entries, get, promisifyRequest } from 'idb-keyval'
import type { Enquiry } from './enquiry.ts'
import {
  newEntry,
  parseReceipt,
  parseRow,
  type OutboxEntry,
  type OutboxRow,
  type Receipt,
} from './outbox-entry.ts'
import { all, entryPrefix, receiptPrefix, rows } from './outbox-database.ts'
import { findEntry, isInDoubt } from './outbox-find.ts'
import { outboxLimits, savingTime } from './outbox-policy.ts'

export class OutboxFull extends Error {}

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
    // Another tab may have tried the same words since.
    const isDoubted = since.mayHaveArrived === true || (await isInDoubt(store, enquiry.submissionId))
    if (known) {
      const mayHaveArrived = known.mayHaveArrived || isDoubted
      const begun = known.begun + (isDoubted ? 1 : 0)
      const entry = { ...known, ...since, mayHaveArrived, begun, ...afresh(now) }
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
    const saved = newEntry(key, enquiry, savingTime(now, newest))
    const entry = { ...saved, ...since, mayHaveArrived: isDoubted }
    store.add(entry, key) // never over a row that is there, whoever put it there
    await promisifyRequest(store.transaction)
    return entry
  })
}

/** The visitor wants it sent: it begins anew, its age too, and nothing written later goes before it as if it were stuck. */
const afresh = (now: number) =>
  ({
    savedAt: savingTime(now, 0),
    state: 'queued',
    parkedBecause: null,
    attempts: 0,
    silences: 0,
    firstTriedAt: 0,
    told: false,
  }) as const

/** The visitor was just told that it is sent: should it wait here as well, it need not be sent again. */
export function removeSent(submissionId: string): Promise<boolean> {
  return rows('readwrite', async (store) => {
    const entry = await findEntry(store, submissionId)
    if (entry) store.delete(entry.key)
    await promisifyRequest(store.transaction)
    return entry !== undefined
  })
}

/** The rows whose keys begin so. Keys that are not text, which are not ours, are ignored. */
async function readAll(prefix: string): Promise<[string, unknown][]> {
  const found = await entries<IDBValidKey, unknown>(rows)
  return found.flatMap(([key, value]) =>
    typeof key === 'string' && key.startsWith(prefix) ? [[key, value] satisfies [string, unknown]] : [],
  )
}

/** Everything that waits, oldest first. */
export async function listRows(): Promise<OutboxRow[]> {
  const found = await readAll(entryPrefix)
  return found.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => parseRow(key, value))
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

/**
 * Puts what waits under `submissionId` back into the queue, in its old place, in other words if there are any. Resolves
 * with false when the row was sent, deleted or corrected meanwhile.
 */
export async function requeue(
  key: string,
  submissionId: string,
  now: number,
  words?: Enquiry,
): Promise<boolean> {
  const requeued = await changeEntry(key, submissionId, (row) => {
    const enquiry = words ?? row.enquiry
    const mayHaveArrived = row.mayHaveArrived && enquiry.submissionId === submissionId
    return { ...row, ...afresh(now), enquiry, mayHaveArrived, dueAt: 0 }
  })
  return requeued !== null
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
  const found = await readAll(receiptPrefix)
  return found
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
    const keys = (await promisifyRequest(store.getAllKeys(all('')))).map(String)
    const values: unknown[] = await promisifyRequest(store.getAll(all('')))
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

/** Deletes everything the outbox holds, receipts included. */
export function clearOutbox(): Promise<void> {
  return rows('readwrite', async (store) => {
    store.clear()
    await promisifyRequest(store.transaction)
  })
}

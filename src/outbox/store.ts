import { clear, del, promisifyRequest, set } from 'idb-keyval'
import type { Enquiry } from '@/contract/enquiry.ts'
import { entryPrefix, receiptPrefix, retiredPrefix, rows } from './database.ts'
import {
  keyOf,
  newEntry,
  parseReceipt,
  parseRow,
  type OutboxEntry,
  type OutboxRow,
  type Receipt,
} from './entry.ts'
import { outboxLimits } from './policy.ts'

/** Resolves once all writes of `work` are on disk. */
function inTransaction<Result>(work: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
  return rows('readwrite', async (store) => {
    const result = await work(store)
    await promisifyRequest(store.transaction)
    return result
  })
}

/** Excludes keys that are not strings; they are not ours. */
const keysFrom = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

async function readAllIn(store: IDBObjectStore, prefix: string): Promise<[string, unknown][]> {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(keysFrom(prefix))),
    promisifyRequest<unknown[]>(store.getAll(keysFrom(prefix))),
  ])
  return keys.map(String).map((key, index) => [key, values[index]])
}

async function readEntryIn(store: IDBObjectStore, key: string): Promise<OutboxEntry | undefined> {
  const value = await promisifyRequest<unknown>(store.get(key))
  const row = value === undefined ? undefined : parseRow(key, value)
  return row?.state === 'unreadable' ? undefined : row
}

/** Stores an enquiry to send later. Rejects if the outbox is full. `since`: the result of an earlier attempt. */
export function addEntry(
  enquiry: Enquiry,
  now: number,
  since: Partial<Pick<OutboxEntry, 'mayHaveArrived' | 'dueAt' | 'lastTriedAt'>> = {},
): Promise<OutboxEntry> {
  return inTransaction(async (store) => {
    const count = await promisifyRequest(store.count(keysFrom(entryPrefix)))
    if (count >= outboxLimits.entries) throw new Error('The outbox is full')
    const entry = { ...newEntry(enquiry, now), ...since }
    store.put(entry, entry.key)
    return entry
  })
}

/** Stores an enquiry before its form sends it, so that nothing is lost if the page dies. */
export function beginSubmission(enquiry: Enquiry, now: number): Promise<void> {
  const entry: OutboxEntry = { ...newEntry(enquiry, now), state: 'sending', lastTriedAt: now }
  return set(entry.key, entry, rows)
}

/**
 * Deletes that row, unless it was sent or stored again since. `sentAt`: then leaves a receipt, in a second transaction,
 * because a full disk must not keep a delivered row. The form reports the delivery itself.
 */
export async function endSubmission(enquiry: Enquiry, begunAt: number, sentAt?: number): Promise<void> {
  const ended = await inTransaction(async (store) => {
    const entry = await readEntryIn(store, keyOf(enquiry))
    if (entry?.state !== 'sending' || entry.lastTriedAt !== begunAt) return undefined
    store.delete(entry.key)
    return entry
  })
  if (ended && sentAt !== undefined) await set(...receiptRow(ended, sentAt, true), rows)
}

function receiptRow(
  { enquiry: { submissionId, formTitle }, savedAt }: OutboxEntry,
  sentAt: number,
  told: boolean,
): [key: string, receipt: Receipt] {
  const receipt = { submissionId, formTitle, savedAt: savedAt || sentAt, sentAt, told }
  return [`${receiptPrefix}${String(sentAt).padStart(15, '0')}:${submissionId}`, receipt]
}

/** The rows whose keys start with `prefix`, in the order of their keys. */
function readAll(prefix: string): Promise<[string, unknown][]> {
  return rows('readonly', (store) => readAllIn(store, prefix))
}

const savedAtOf = (row: OutboxRow) => (row.state === 'unreadable' ? 0 : row.savedAt)

/** Oldest first. */
export async function listRows(): Promise<OutboxRow[]> {
  const found = (await readAll(entryPrefix)).map(([key, value]) => parseRow(key, value))
  return found.toSorted((a, b) => savedAtOf(a) - savedAtOf(b) || (a.key < b.key ? -1 : 1))
}

/** The entries in one state, oldest first. */
export async function listEntries(state: OutboxEntry['state']): Promise<OutboxEntry[]> {
  return (await listRows()).flatMap((row) => (row.state !== 'unreadable' && row.state === state ? row : []))
}

/** Excludes entries that a form is sending now. */
export async function countOutbox(): Promise<number> {
  return (await listRows()).filter(({ state }) => state !== 'sending').length
}

export function readEntry(key: string): Promise<OutboxEntry | undefined> {
  return rows('readonly', (store) => readEntryIn(store, key))
}

/**
 * Changes an entry in its current state on disk. Resolves with the new entry.
 *
 * Resolves with null if `change` returns null or if the entry was deleted, so that a late response does not restore it.
 */
export function changeEntry(
  key: string,
  change: (entry: OutboxEntry) => OutboxEntry | null,
): Promise<OutboxEntry | null> {
  return inTransaction(async (store) => {
    const entry = await readEntryIn(store, key)
    const changed = entry ? change(entry) : null
    if (changed) store.put(changed, key)
    return changed
  })
}

/** Replaces an entry, which may already be gone, with another submission. Resolves with the new key. */
export function replaceEntry(key: string, enquiry: Enquiry, now: number): Promise<string> {
  return inTransaction(async (store) => {
    const entry = newEntry(enquiry, now)
    store.delete(key)
    store.put(entry, entry.key)
    return entry.key
  })
}

export const removeRow = (key: string): Promise<void> => del(key, rows)

/**
 * Deletes a delivered entry and leaves a receipt, in one transaction. If the entry is gone, another context delivered
 * it too and left the receipt, or the visitor deleted it.
 */
export async function markDelivered(entry: OutboxEntry, now: number): Promise<void> {
  const { key } = entry
  try {
    await inTransaction(async (store) => {
      if ((await promisifyRequest(store.count(key))) === 0) return
      store.delete(key)
      const [receiptKey, receipt] = receiptRow(entry, now, false)
      store.put(receipt, receiptKey)
    })
  } catch {
    await removeRow(key) // no space for a receipt
  }
}

const isCurrent = (receipt: Receipt, now: number) =>
  now - receipt.sentAt < outboxLimits.receiptDays * 24 * 60 * 60_000

/** Deliveries, newest first, up to the limits. */
export async function listReceipts(now = Date.now()): Promise<Receipt[]> {
  return (await readAll(receiptPrefix))
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, outboxLimits.receipts)
    .flatMap(([, value]) => parseReceipt(value) ?? [])
    .filter((receipt) => isCurrent(receipt, now))
}

/** The receipt of an enquiry that was delivered, on submission or later. */
export async function findReceipt(submissionId: string): Promise<Receipt | undefined> {
  return (await listReceipts()).find((receipt) => receipt.submissionId === submissionId)
}

/**
 * Counts unread results and marks deliveries as shown, so that only one tab shows them. Parked entries stay unread until
 * `markParkedRead`. Deletes receipts beyond the limits only here, so that every receipt is counted.
 */
export function takeUnread(now = Date.now()): Promise<{ sent: number; parked: number }> {
  return inTransaction(async (store) => {
    const unread = { sent: 0, parked: 0 }
    const receipts = await readAllIn(store, receiptPrefix)
    for (const [index, [key, value]] of receipts.entries()) {
      const receipt = parseReceipt(value)
      const isRecent = index >= receipts.length - outboxLimits.receipts
      const isKept = isRecent && (!receipt || isCurrent(receipt, now))
      if (!isKept) store.delete(key)
      if (!receipt || receipt.told) continue
      unread.sent += 1
      if (isKept) store.put({ ...receipt, told: true }, key)
    }
    unread.parked = (await unreadParkedIn(store)).length
    store.delete(keysFrom(retiredPrefix))
    return unread
  })
}

/** Resolves with how many were unread. Called once they are on screen: a page may close while its toasts load. */
export function markParkedRead(): Promise<number> {
  return inTransaction(async (store) => {
    const unread = await unreadParkedIn(store)
    for (const entry of unread) store.put({ ...entry, told: true }, entry.key)
    return unread.length
  })
}

async function unreadParkedIn(store: IDBObjectStore): Promise<OutboxEntry[]> {
  const found = (await readAllIn(store, entryPrefix)).map(([key, value]) => parseRow(key, value))
  return found.flatMap((row) => (row.state === 'parked' && !row.told ? row : []))
}

/** Deletes the whole outbox, including receipts. */
export const clearOutbox = (): Promise<void> => clear(rows)

import { del, promisifyRequest } from 'idb-keyval'
import type { Enquiry } from '@/contract/enquiry.ts'
import { entryPrefix, receiptPrefix, retiredPrefix, rows } from './database.ts'
import { newEntry, parseReceipt, parseRow, type OutboxEntry, type OutboxRow, type Receipt } from './entry.ts'
import { readHeldRows } from './lock.ts'
import { actionsOn, outboxLimits, requeued, type RowAction } from './policy.ts'

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

/** Stores an entry to send later. Rejects if the outbox is full. */
export function addEntry(entry: OutboxEntry): Promise<OutboxEntry> {
  return inTransaction(async (store) => {
    const count = await promisifyRequest(store.count(keysFrom(entryPrefix)))
    if (count >= outboxLimits.entries) throw new Error('The outbox is full')
    store.put(entry, entry.key)
    return entry
  })
}

/**
 * Stores an entry before its form sends it, so that nothing is lost if the page dies. Resolves with false if a replay
 * has delivered it, for example after a reload of the page that sent it.
 */
export function beginSubmission(entry: OutboxEntry): Promise<boolean> {
  return inTransaction(async (store) => {
    if (await hasReceiptIn(store, entry)) return false
    store.put(entry, entry.key)
    return true
  })
}

/** Deletes the row of a submission that failed, unless it was sent or stored again since. */
export function dropSubmission(key: string, begunAt: number): Promise<void> {
  return inTransaction(async (store) => {
    const entry = await readEntryIn(store, key)
    if (entry?.state === 'sending' && entry.lastTriedAt === begunAt) store.delete(key)
  })
}

async function hasReceiptIn(store: IDBObjectStore, { enquiry }: OutboxEntry): Promise<boolean> {
  const receipts = await readAllIn(store, receiptPrefix)
  return receipts.some(([, value]) => parseReceipt(value)?.submissionId === enquiry.submissionId)
}

function receiptRow(
  { enquiry: { submissionId, formTitle }, label, savedAt }: OutboxEntry,
  sentAt: number,
  told: boolean,
): [key: string, receipt: Receipt] {
  const receipt = { submissionId, formTitle, label, savedAt: savedAt || sentAt, sentAt, told }
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

/**
 * What a visitor does with a row. Resolves with false, and changes nothing, if none of `actions` is possible in its
 * state on disk. A row that is gone may have been sent, so it cannot be deleted, but it can be corrected.
 */
async function actOn(
  key: string,
  actions: readonly RowAction[],
  act: (store: IDBObjectStore, row: OutboxRow | undefined) => void,
): Promise<boolean> {
  const isHeld = await readHeldRows()
  return inTransaction(async (store) => {
    const value = await promisifyRequest<unknown>(store.get(key))
    const row = value === undefined ? undefined : parseRow(key, value)
    const possible = row ? actionsOn(row, Date.now(), isHeld(key)) : (['correct', 'send'] as const)
    if (!possible.some((action) => actions.includes(action))) return false
    act(store, row)
    return true
  })
}

/** Replaces an entry with another submission. Resolves with the new key, or null while the entry is being sent. */
export async function replaceEntry(key: string, enquiry: Enquiry): Promise<string | null> {
  const entry = newEntry(enquiry, Date.now())
  const isReplaced = await actOn(key, ['correct', 'send as new'], (store, row) => {
    if (row && row.state !== 'unreadable') entry.label = enquiry.department ?? row.label
    store.delete(key)
    store.put(entry, entry.key)
  })
  return isReplaced ? entry.key : null
}

/** Queues an entry again. Resolves with false while it is being sent. */
export const requeueEntry = (key: string): Promise<boolean> =>
  actOn(key, ['send'], (store, row) => {
    if (row && row.state !== 'unreadable') store.put(requeued(row, Date.now()), key)
  })

/** Resolves with false if the row is being sent, or is gone. */
export const removeRow = (key: string, action: 'delete' | 'delete anyway'): Promise<boolean> =>
  actOn(key, ['delete', action], (store) => store.delete(key))

/**
 * Deletes a delivered entry and leaves a receipt, in one transaction. Another context may have delivered it too.
 * `isReported`: its form shows the delivery.
 */
export async function markDelivered(entry: OutboxEntry, now: number, isReported: boolean): Promise<void> {
  const { key } = entry
  try {
    await inTransaction(async (store) => {
      store.delete(key)
      if (await hasReceiptIn(store, entry)) return
      const [receiptKey, receipt] = receiptRow(entry, now, isReported)
      store.put(receipt, receiptKey)
    })
  } catch {
    await del(key, rows) // no space for a receipt
  }
}

/** A receipt of a clock that was ahead would come before all others and outlive its days. */
const isCurrent = ({ sentAt }: Receipt, now: number) =>
  sentAt < now + outboxLimits.skewMs && now - sentAt < outboxLimits.receiptDays * 24 * 60 * 60_000

/** Deliveries, newest first, up to the limits. */
export async function listReceipts(now = Date.now()): Promise<Receipt[]> {
  return (await readAll(receiptPrefix))
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([, value]) => parseReceipt(value) ?? [])
    .filter((receipt) => isCurrent(receipt, now))
    .slice(0, outboxLimits.receipts)
}

/** The receipt of an enquiry that was delivered, on submission or later. */
export async function findReceipt(submissionId: string): Promise<Receipt | undefined> {
  return (await listReceipts()).find((receipt) => receipt.submissionId === submissionId)
}

/**
 * Counts unread results and marks deliveries as shown, so that only one tab shows them. Parked entries stay unread until
 * `markParkedRead`. Deletes receipts beyond the limits only here, so that every receipt is counted.
 */
export function takeUnread(now = Date.now()): Promise<{ sent: number; signUps: number; parked: number }> {
  return inTransaction(async (store) => {
    const unread = { sent: 0, signUps: 0, parked: 0 }
    let kept = 0
    for (const [key, value] of (await readAllIn(store, receiptPrefix)).toReversed()) {
      const receipt = parseReceipt(value)
      const isKept = kept < outboxLimits.receipts && (!receipt || isCurrent(receipt, now))
      if (isKept) kept += 1
      else store.delete(key)
      if (!receipt || receipt.told) continue
      unread.sent += 1
      if (receipt.formTitle === 'Newsletter') unread.signUps += 1
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

/** Deletes the outbox and its receipts. Resolves with false if rows remain that are being sent. */
export async function clearOutbox(): Promise<boolean> {
  const isHeld = await readHeldRows()
  return inTransaction(async (store) => {
    let isEmpty = true
    for (const [key, value] of await readAllIn(store, '')) {
      if (actionsOn(parseRow(key, value), Date.now(), isHeld(key)).length > 0) store.delete(key)
      else isEmpty = false
    }
    return isEmpty
  })
}

import { promisifyRequest } from 'idb-keyval'
import { parseRow, parseTrace, type OutboxEntry } from './outbox-entry.ts'
import { all, entryPrefix, receiptPrefix, triedPrefix } from './outbox-database.ts'

/** What the outbox holds of one identity, looked up within a transaction. */

export async function findEntry(
  store: IDBObjectStore,
  submissionId: string,
): Promise<OutboxEntry | undefined> {
  const keys = (await promisifyRequest(store.getAllKeys(all(entryPrefix)))).map(String)
  const values = await promisifyRequest<unknown[]>(store.getAll(all(entryPrefix)))
  for (const [index, value] of values.entries()) {
    const row = parseRow(keys[index] ?? '', value)
    if (row.state !== 'unreadable' && row.enquiry.submissionId === submissionId) return row
  }
  return undefined
}

export async function hasReceipt(store: IDBObjectStore, submissionId: string): Promise<boolean> {
  const keys = (await promisifyRequest(store.getAllKeys(all(receiptPrefix)))).map(String)
  return keys.some((key) => key.endsWith(`:${submissionId}`))
}

/** Whether an attempt of a form at it is under way, or may have arrived. */
export async function isInDoubt(store: IDBObjectStore, submissionId: string): Promise<boolean> {
  const traces = (await promisifyRequest<unknown[]>(store.getAll(all(triedPrefix)))).map(parseTrace)
  return traces.some((trace) => trace.submissionId === submissionId && trace.mayHaveArrived)
}

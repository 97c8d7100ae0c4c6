import type { UseStore } from 'idb-keyval'
import { abortOnPagehide } from '@/lib/abort-on-pagehide.ts'
import { withTimeout } from '@/lib/with-timeout.ts'
import { outboxDatabase } from './signals.ts'

/**
 * The outbox in IndexedDB, shared by pages and the worker. `entry:` rows are enquiries; `receipt:` rows record later
 * deliveries.
 */
const storeName = 'rows'
export const entryPrefix = 'entry:'
export const receiptPrefix = 'receipt:'
/** Key prefix under which earlier releases stored digests of failed attempts. */
export const retiredPrefix = 'tried:'

/** Maximum time to open the store or finish a transaction, while a visitor waits. */
export const storeTimeoutMs = 10_000

let connection: Promise<IDBDatabase> | undefined

function connect(): Promise<IDBDatabase> {
  connection ??= openWithStore().catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return connection
}

/** Opens without a version, so that a later release's database also opens. Recreates a missing store. */
async function openWithStore(): Promise<IDBDatabase> {
  const database = await open()
  if (database.objectStoreNames.contains(storeName)) return database
  database.close()
  return open(database.version + 1)
}

function open(version?: number): Promise<IDBDatabase> {
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(outboxDatabase, version)
    request.onupgradeneeded = () => {
      if (request.transaction) abortOnPagehide(request.transaction)
      if (!request.result.objectStoreNames.contains(storeName)) request.result.createObjectStore(storeName)
    }
    request.onsuccess = () => {
      const database = request.result
      // Another tab upgrades the database, or the browser closed the connection. Reconnect next time.
      database.onversionchange = () => {
        database.close()
        connection = undefined
      }
      database.onclose = () => {
        connection = undefined
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open'))
    request.onblocked = () => reject(new Error('IndexedDB is blocked by another tab'))
  })
  return withTimeout(opening, storeTimeoutMs)
}

/**
 * The store for idb-keyval. A write resolves only once it is on disk (`durability: strict`), because the visitor then
 * sees "saved".
 *
 * Reopens once if the system closed the connection while the app was suspended
 * (https://github.com/jakearchibald/idb-keyval/issues/165), and if the connection does not respond, as in WebKit after a
 * navigation (https://github.com/microsoft/playwright/issues/42694), or if WebKit's server is gone and every transaction
 * fails with `UnknownError` (https://bugs.webkit.org/show_bug.cgi?id=309386). Also runs a transaction again that `pagehide`
 * aborted, once the visitor is back.
 */
export const rows: UseStore = async (mode, callback) => {
  const run = async () => {
    const database = await connect()
    const transaction = abortOnPagehide(database.transaction(storeName, mode, { durability: 'strict' }))
    return withTimeout(callback(transaction.objectStore(storeName)), storeTimeoutMs).catch(
      (error: unknown) => {
        if (isNamed(error, 'TimeoutError')) transaction.abort() // a write must not succeed after it was reported as failed
        throw error
      },
    )
  }
  try {
    return await run()
  } catch (error) {
    // An aborted request fails with `AbortError`, and an aborted transaction has no error.
    if (error !== null && !isNamed(error, 'AbortError', 'InvalidStateError', 'TimeoutError', 'UnknownError'))
      throw error
    connection = undefined
    return run()
  }
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof DOMException && names.includes(error.name)
}

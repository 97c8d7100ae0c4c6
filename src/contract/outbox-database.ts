import type { UseStore } from 'idb-keyval'
import { outboxDatabase } from './outbox-signals.ts'

/** The outbox on disk, the same for pages and worker: `entry:` rows are enquiries, `receipt:` rows later deliveries. */
const storeName = 'rows'
export const entryPrefix = 'entry:'
export const receiptPrefix = 'receipt:'
/** Earlier releases stored digests of failed attempts under it. */
export const retiredPrefix = 'tried:'

/** A visitor waits for the store to open. */
export const openTimeoutMs = 10_000

let connection: Promise<IDBDatabase> | undefined

function connect(): Promise<IDBDatabase> {
  connection ??= openWithStore().catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return connection
}

/** Without a version, so that a database of a later release opens too. A missing store is created again. */
async function openWithStore(): Promise<IDBDatabase> {
  const database = await open()
  if (database.objectStoreNames.contains(storeName)) return database
  database.close()
  return open(database.version + 1)
}

function open(version?: number): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(outboxDatabase, version)
    // Browsers have left this unanswered for ever: https://bugs.webkit.org/show_bug.cgi?id=226547
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), openTimeoutMs)
    request.onupgradeneeded = () => {
      if (!request.result.objectStoreNames.contains(storeName)) request.result.createObjectStore(storeName)
    }
    request.onsuccess = () => {
      clearTimeout(timer)
      const database = request.result
      // Another tab upgrades the database, or the browser closed the connection: reconnect next time.
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
}

/**
 * The store for idb-keyval. Unlike its own, a write counts only once it is on disk (`durability: strict`), because the
 * visitor is then shown "saved"; and a connection that the system closed while the app slept is opened once more
 * (https://github.com/jakearchibald/idb-keyval/issues/165).
 */
export const rows: UseStore = async (mode, callback) => {
  const run = async () => {
    const database = await connect()
    return callback(database.transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName))
  }
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    connection = undefined
    return run()
  }
}

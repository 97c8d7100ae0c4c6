import type { UseStore } from 'idb-keyval'
import { outboxDatabase } from './outbox-names.ts'
import { outboxLimits } from './outbox-policy.ts'

/**
 * The outbox on disk, the same for pages and worker: one IndexedDB store whose keys sort by age.
 * `entry:<age>` rows wait, `receipt:<time>:<id>` rows tell what was sent later, `tried:<mark>` rows which identity the
 * words of a failed attempt had.
 */
const storeName = 'rows'
export const entryPrefix = 'entry:'
export const receiptPrefix = 'receipt:'
export const triedPrefix = 'tried:'

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
export const rows: UseStore = async (mode, callback) => {
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

export const all = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

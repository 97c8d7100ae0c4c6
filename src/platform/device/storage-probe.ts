import { abortOnPagehide } from '@/lib/abort-on-pagehide.ts'
import { withTimeout } from '@/lib/with-timeout.ts'
import { readText, removeText, writeText } from './storage.ts'

/** Tests whether storage works, and leaves nothing behind. */

const name = 'sporte:probe'
const timeoutMs = 4_000

export function canStoreText(): boolean {
  const kept = writeText({ key: name }, '1') && readText({ key: name }) === '1'
  removeText({ key: name })
  return kept
}

/** Whether a database can be opened and written to. Some browsers neither open it nor report an error. */
export async function canStoreRows(): Promise<boolean> {
  try {
    // WebKit's first transaction after its server is gone may fail (see `outbox/database.ts`).
    return await withTimeout(writeRow().catch(writeRow), timeoutMs)
  } catch {
    return false
  }
}

/**
 * Firefox and Safari have no origin private file system in private windows, but Chromium does not reveal them. `false`
 * therefore only means that nothing indicates a private window.
 */
export async function isPrivateWindow(): Promise<boolean> {
  if (!('storage' in navigator) || !('getDirectory' in navigator.storage)) return false
  return navigator.storage.getDirectory().then(
    () => false,
    () => true,
  )
}

async function writeRow(): Promise<boolean> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => {
      if (request.transaction) abortOnPagehide(request.transaction)
      request.result.createObjectStore('rows')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error('The database did not open'))
  })
  const wasWritten = await new Promise<boolean>((resolve, reject) => {
    const transaction = abortOnPagehide(database.transaction('rows', 'readwrite'))
    transaction.objectStore('rows').put(1, 1)
    transaction.oncomplete = () => resolve(true)
    transaction.onabort = () => reject(new Error('The row was not written'))
  })
  database.close()
  indexedDB.deleteDatabase(name)
  return wasWritten
}

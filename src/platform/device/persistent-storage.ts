import { readText, writeText } from './storage.ts'

/** Whether it was requested. Some browsers prompt the visitor, so once is enough. */
const place = { key: 'sporte:persistence' } as const

/**
 * Requests that the browser does not evict our data when the device runs out of space. It may refuse, and nothing
 * depends on it.
 */
export function requestPersistentStorage(): void {
  if (readText(place) !== null) return
  writeText(place, 'asked')
  void navigator.storage?.persist?.().catch(() => false)
}

import { readText, writeText } from './storage.ts'

/** Whether we have asked. Some browsers prompt the visitor: once is enough. */
const place = { key: 'sporte:persistence' } as const

/**
 * Asks the browser not to evict our data when the device runs out of space. It may refuse, and nothing depends on it.
 */
export function requestPersistentStorage(): void {
  if (readText(place) !== null) return
  writeText(place, 'asked')
  void navigator.storage?.persist?.().catch(() => false)
}

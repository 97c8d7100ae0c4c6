import { readText, writeText } from './storage.ts'

/** Records that the site has already requested it. Some browsers prompt the visitor, so one request is enough. */
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

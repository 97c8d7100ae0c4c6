import { readText, writeText } from './storage.ts'

/** That we have asked. Some browsers ask the visitor: once is enough. */
const place = { key: 'sporte:persistence' } as const

/**
 * Asks the browser not to throw away what this device keeps when it runs out of room. A favour that it may refuse, and
 * nothing depends on it.
 */
export function askToPersist(): void {
  if (readText(place) !== null) return
  writeText(place, 'asked')
  void navigator.storage?.persist?.().catch(() => false)
}

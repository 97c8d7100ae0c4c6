import { readText, writeText } from '@/platform/storage.ts'

/** When the app was last offered on this device; milliseconds since 1970 as text. */
export const offeredKey = 'sporte:install-offered'
/** How many visits this device has made; a visit is a browser session of one tab. */
export const visitsKey = 'sporte:visits'

const restMs = 90 * 86_400_000

/** Counts this visit once, and says how many there have been. Zero where nothing is remembered. */
export function countVisit(): number {
  const held = Number(readText(visitsKey) ?? 0)
  const before = Number.isSafeInteger(held) && held > 0 ? held : 0
  if (readText(visitsKey, 'session') !== null) return before
  if (!writeText(visitsKey, '1', 'session')) return 0
  return writeText(visitsKey, String(before + 1)) ? before + 1 : 0
}

/** Whether enough time has passed since the last offer, whatever became of it. A time from a clock gone wrong is none. */
export function mayOffer(now: number): boolean {
  const text = readText(offeredKey)
  const last = text === null ? Number.NaN : Number(text)
  return !(last <= now && now - last < restMs)
}

/** Returns whether it will be remembered: who forgets would ask on every page. */
export function noteOffer(now: number): boolean {
  return writeText(offeredKey, String(now))
}

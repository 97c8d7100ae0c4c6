import { readText, writeText } from '@/platform/device/storage.ts'
import { stored } from '@/platform/device/stored.ts'

/** The time of the last offer on this device, in milliseconds since 1970. NaN if there was none. */
const offeredAt = stored({ key: 'sporte:install-offered' }, (text) => Number(text ?? Number.NaN))
/** The number of visits on this device. A visit is one tab's browser session. */
const visits = stored({ key: 'sporte:visits' }, Number)
const thisVisit = { key: 'sporte:visits', area: 'session' } as const

const restMs = 90 * 86_400_000

/** Counts this visit once and returns the number of visits. Zero if storage is unavailable. */
export function countVisit(): number {
  const held = visits.read()
  const before = Number.isSafeInteger(held) && held > 0 ? held : 0
  if (readText(thisVisit) !== null) return before
  if (!writeText(thisVisit, '1')) return 0
  return visits.write(String(before + 1)) ? before + 1 : 0
}

/** True if the last offer is at least `restMs` ago, whether accepted or not. Ignores a time in the future. */
export function mayOffer(now: number): boolean {
  const last = offeredAt.read()
  return !(last <= now && now - last < restMs)
}

/** Returns false if storage is unavailable: the offer must not be shown then, or every page would show it. */
export function noteOffer(now: number): boolean {
  return offeredAt.write(String(now))
}

import { readText, writeText } from '@/platform/device/storage.ts'
import { stored } from '@/platform/device/stored.ts'

/** When the app was last offered on this device; milliseconds since 1970 as text. */
const offeredAt = stored({ key: 'sporte:install-offered' }, (text) => Number(text ?? Number.NaN))
/** The number of visits on this device; a visit is a browser session of one tab. */
const visits = stored({ key: 'sporte:visits' }, Number)
const thisVisit = { key: 'sporte:visits', area: 'session' } as const

const restMs = 90 * 86_400_000

/** Counts this visit once, and returns the number of visits. Zero where nothing can be stored. */
export function countVisit(): number {
  const held = visits.read()
  const before = Number.isSafeInteger(held) && held > 0 ? held : 0
  if (readText(thisVisit) !== null) return before
  if (!writeText(thisVisit, '1')) return 0
  return visits.write(String(before + 1)) ? before + 1 : 0
}

/** Whether enough time has passed since the last offer, whatever the answer was. A time in the future is ignored. */
export function mayOffer(now: number): boolean {
  const last = offeredAt.read()
  return !(last <= now && now - last < restMs)
}

/** Returns whether it was stored: otherwise every page would show the offer. */
export function noteOffer(now: number): boolean {
  return offeredAt.write(String(now))
}

import type { Place } from './storage-keys.ts'

/**
 * The only access to Web Storage, but for the inline scripts. Any call may fail (blocked cookies, a full quota, private
 * windows), and the site then works without it. Values are text that callers parse.
 */
export function readText({ key, area }: Place): string | null {
  try {
    return storage(area).getItem(key)
  } catch {
    return null
  }
}

/** Returns whether the value was stored. */
export function writeText({ key, area }: Place, value: string): boolean {
  try {
    storage(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeText({ key, area }: Place): void {
  try {
    storage(area).removeItem(key)
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}

function storage(area: Place['area']): Storage {
  return area ? sessionStorage : localStorage
}

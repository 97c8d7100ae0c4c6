/**
 * The only door to Web Storage. Every call may fail (blocked cookies, a full quota, private windows); the site then
 * works without the memory. Values are text: a caller parses what it reads.
 */
export function readText(key: string, area: 'local' | 'session' = 'local'): string | null {
  try {
    return storage(area).getItem(key)
  } catch {
    return null
  }
}

/** Returns whether the value was kept. */
export function writeText(key: string, value: string, area: 'local' | 'session' = 'local'): boolean {
  try {
    storage(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeText(key: string, area: 'local' | 'session' = 'local'): void {
  try {
    storage(area).removeItem(key)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

function storage(area: 'local' | 'session'): Storage {
  return area === 'local' ? localStorage : sessionStorage
}

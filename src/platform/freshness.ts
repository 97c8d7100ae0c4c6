import { useSyncExternalStore } from 'react'
import { readText, writeText } from './storage.ts'

/** When this device last made sure that it has the newest version of the site; milliseconds since 1970 as text. */
const key = 'sporte:checked-at'

const listeners = new Set<() => void>()

export function noteCheck(): void {
  writeText(key, String(Date.now()))
  for (const listener of listeners) listener()
}

/** Null on the server, in the first rendering, and while this device has not made sure yet. */
export function useCheckedAt(): number | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  )
  return text === null ? null : Number(text)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener) // another tab has made sure
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

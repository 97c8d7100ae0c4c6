import { useSyncExternalStore } from 'react'
import { readText, writeText } from './storage.ts'

/** When this device last made sure that it has the newest version of the site; milliseconds since 1970 as text. */
const key = 'sporte:checked-at'

const listeners = new Set<() => void>()

export function noteCheck(): void {
  writeText(key, String(Date.now()))
  for (const listener of listeners) listener()
}

/** Null on the server, in the first rendering, and while this device has not made sure yet, as far as it can tell. */
export function useCheckedAt(now: Date | null): Date | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  )
  return text === null || now === null ? null : readCheck(text, now)
}

const minute = 60_000

/** Null for a text that is no time, and for a time that this clock has yet to reach: it was set back, or was never right. */
export function readCheck(text: string, now: Date): Date | null {
  const time = Number(text)
  // `now` ticks: what was noted since lies ahead of it, by less than a minute.
  return time > 0 && time < now.getTime() + minute ? new Date(time) : null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener) // another tab has made sure
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

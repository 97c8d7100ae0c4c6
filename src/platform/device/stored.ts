import { useSyncExternalStore } from 'react'
import type { Place } from './storage-keys.ts'
import { readText, removeText, writeText } from './storage.ts'

/** Null for the key: everything was cleared. */
type Listener = (key: string | null) => void

const listeners = new Set<Listener>()

const onStorage = ({ key }: StorageEvent) => tell(key)

function tell(key: string | null): void {
  for (const listener of listeners) listener(key)
}

/** Hears of every change, in this tab or in another; returns how to stop. */
export function hearStored(listener: Listener): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

export type Stored<Value> = {
  read: () => Value
  /** Returns whether it was kept. What is no text is kept as JSON. */
  write: (value: string | object) => boolean
  remove: () => void
  /** In a component; null on the server and in the first rendering. */
  use: () => Value | null
}

/** A value in Web Storage. `parse` is given null where nothing is kept, and may be given anything at all. */
export function stored<Value>(place: Place, parse: (text: string | null) => Value): Stored<Value> {
  const readKept = () => readText(place)
  return {
    read: () => parse(readKept()),
    write: (value) => {
      const isKept = writeText(place, typeof value === 'string' ? value : JSON.stringify(value))
      if (isKept) tell(place.key)
      return isKept
    },
    remove: () => {
      removeText(place)
      tell(place.key)
    },
    use: () => {
      const text = useSyncExternalStore(hearStored, readKept, () => undefined)
      return text === undefined ? null : parse(text)
    },
  }
}

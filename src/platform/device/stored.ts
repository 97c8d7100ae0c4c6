import { useSyncExternalStore } from 'react'
import type { Place } from './storage-keys.ts'
import { readText, removeText, writeText } from './storage.ts'

/** A null key means that everything was cleared. */
type Listener = (key: string | null) => void

const listeners = new Set<Listener>()

const onStorage = ({ key }: StorageEvent) => notifyListeners(key)

function notifyListeners(key: string | null): void {
  for (const listener of listeners) listener(key)
}

/** Called at every change in this tab or another. Returns the unsubscriber. */
export function onStoredChange(listener: Listener): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

export type Stored<Value> = {
  read: () => Value
  /** Returns whether the value was stored. Values other than text are stored as JSON. */
  write: (value: string | object) => boolean
  remove: () => void
  /** Null on the server and in the first render. */
  use: () => Value | null
}

/** A value in Web Storage. `parse` receives null if nothing is stored, and must accept any text. */
export function stored<Value>(place: Place, parse: (text: string | null) => Value): Stored<Value> {
  const readStored = () => readText(place)
  return {
    read: () => parse(readStored()),
    write: (value) => {
      const isKept = writeText(place, typeof value === 'string' ? value : JSON.stringify(value))
      if (isKept) notifyListeners(place.key)
      return isKept
    },
    remove: () => {
      removeText(place)
      notifyListeners(place.key)
    },
    use: () => {
      const text = useSyncExternalStore(onStoredChange, readStored, () => undefined)
      return text === undefined ? null : parse(text)
    },
  }
}

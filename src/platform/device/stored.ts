import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/platform/emitter.ts'
import type { Place } from './storage-keys.ts'
import { readText, removeText, writeText } from './storage.ts'

/** Keys that changed in this tab or another. Null means that everything was cleared. */
const changes = createEmitter<string | null>((emit) => {
  const onStorage = ({ key }: StorageEvent) => emit(key)
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
})

/** Called at every change of any value. Returns the unsubscriber. */
export const onStoredChange = changes.subscribe

/** A value in Web Storage. `parse` receives null if nothing is stored, and must accept any text. */
export function stored<Value>(place: Place, parse: (text: string | null) => Value) {
  const readStored = () => readText(place)
  return {
    read: () => parse(readStored()),
    /** Returns whether the value was stored. Values other than text are stored as JSON. */
    write: (value: string | object): boolean => {
      const isKept = writeText(place, typeof value === 'string' ? value : JSON.stringify(value))
      if (isKept) changes.emit(place.key)
      return isKept
    },
    remove: () => {
      removeText(place)
      changes.emit(place.key)
    },
    /** Called when this tab or another changes it. Returns the unsubscriber. */
    follow: (onChange: () => void) =>
      changes.subscribe((key) => {
        if (key === null || key === place.key) onChange()
      }),
    /** Null on the server and in the first render. */
    use: (): Value | null => {
      const text = useSyncExternalStore(onStoredChange, readStored, () => undefined)
      return text === undefined ? null : parse(text)
    },
  }
}

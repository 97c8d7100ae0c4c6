import { useSyncExternalStore } from 'react'
import { places, type StoredDataId, type Place } from './storage-keys.ts'
import { readText } from './storage.ts'
import { onStoredChange, stored } from './stored.ts'

/** Groups of data that this site stores on the device, as in the visitor's data settings (`storage-keys.ts`). */
export const storedDataIds = Object.keys(places).filter((id): id is StoredDataId => id in places)

const placesOf = (id: StoredDataId): readonly Place[] => places[id]

/** The stored texts, in the order of the list. Null on the server and in the first render. */
export function useStoredData(id: StoredDataId): readonly string[] | null {
  const all = useSyncExternalStore(
    onStoredChange,
    () => JSON.stringify(readStored(id)),
    () => null,
  )
  return all === null ? null : readStored(id)
}

function readStored(id: StoredDataId): string[] {
  return placesOf(id).flatMap((place) => readText(place) ?? [])
}

/** Approximate size of all groups in bytes. The browsers' own estimates exclude Web Storage. */
export function storedBytes(): number {
  return storedDataIds.flatMap(readStored).reduce((sum, text) => sum + 2 * text.length, 0)
}

export function clearStoredData(id: StoredDataId): void {
  for (const place of placesOf(id)) stored(place, String).remove()
}

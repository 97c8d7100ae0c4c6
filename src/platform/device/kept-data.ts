import { useSyncExternalStore } from 'react'
import { places, type KeptId, type Place } from './storage-keys.ts'
import { readText } from './storage.ts'
import { onStoredChange, stored } from './stored.ts'

/** What this site stores on the device, grouped as a visitor would (`storage-keys.ts`). */
export const keptIds: readonly KeptId[] = [
  'language',
  'players',
  'teams',
  'likes',
  'read',
  'watchCode',
  'plan',
  'drafts',
  'profile',
  'pass',
  'lowData',
  'shield',
  'notes',
]

const placesOf = (id: KeptId): readonly Place[] => places[id]

/** The stored texts, in the order of the list; null on the server and in the first rendering. */
export function useKept(id: KeptId): readonly string[] | null {
  const all = useSyncExternalStore(
    onStoredChange,
    () => JSON.stringify(readKept(id)),
    () => null,
  )
  return all === null ? null : readKept(id)
}

function readKept(id: KeptId): string[] {
  return placesOf(id).flatMap((place) => readText(place) ?? [])
}

/** About how many bytes all of it takes; browsers' own estimates leave Web Storage out. */
export function keptBytes(): number {
  return keptIds.flatMap(readKept).reduce((sum, text) => sum + 2 * text.length, 0)
}

export function clearKept(id: KeptId): void {
  for (const place of placesOf(id)) stored(place, String).remove()
}

import { useSyncExternalStore } from 'react'
import { places, type KeptId, type Place } from './storage-keys.ts'
import { readText } from './storage.ts'
import { hearStored, stored } from './stored.ts'

/** What this site keeps on the device, as a visitor would sort it (`storage-keys.ts`). */
export const keptIds: readonly KeptId[] = [
  'language',
  'players',
  'teams',
  'likes',
  'read',
  'watchCode',
  'plan',
  'profile',
  'pass',
  'lowData',
  'shield',
  'notes',
]

const placesOf = (id: KeptId): readonly Place[] => places[id]

/** What is kept there, as text, in the order of the list; null on the server and in the first rendering. */
export function useKept(id: KeptId): readonly string[] | null {
  const all = useSyncExternalStore(
    hearStored,
    () => JSON.stringify(readKept(id)),
    () => null,
  )
  return all === null ? null : readKept(id)
}

function readKept(id: KeptId): string[] {
  return placesOf(id).flatMap((place) => readText(place) ?? [])
}

/** About how much of the device's room all of it takes; browsers leave it out of their own sums. */
export function keptBytes(): number {
  return keptIds.flatMap(readKept).reduce((sum, text) => sum + 2 * text.length, 0)
}

export function clearKept(id: KeptId): void {
  for (const place of placesOf(id)) stored(place, String).remove()
}

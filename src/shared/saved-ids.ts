import * as v from 'valibot'
import { fromJson } from '@/platform/device/from-json.ts'
import { stored } from '@/platform/device/stored.ts'

/** Lists of ids on this device: followed players, teams and events (a like, on screen), and read notifications. */
export type SavedKind = 'player' | 'team' | 'event' | 'notification'

const savedList = (kind: SavedKind) =>
  stored({ key: `sporte:marks-${kind}` }, fromJson(v.array(v.string()), []))

const lists = {
  player: savedList('player'),
  team: savedList('team'),
  event: savedList('event'),
  notification: savedList('notification'),
}

/** Null until hydration. Latest last. */
export function useSavedIds(kind: SavedKind): readonly string[] | null {
  return lists[kind].use()
}

/** Saves or removes an id. Returns whether the device could store the change. */
export function setSaved(kind: SavedKind, id: string, isSaved: boolean): boolean {
  const others = lists[kind].read().filter((saved) => saved !== id)
  return lists[kind].write(isSaved ? [...others, id] : others)
}

/** Adds the ids. Those already saved stay. */
export function addSaved(kind: SavedKind, ids: readonly string[]): void {
  lists[kind].write([...new Set([...lists[kind].read(), ...ids])])
}

import { useSyncExternalStore } from 'react'
import { languageKey } from '@/contract/language.ts'
import { lowDataKey } from '@/contract/low-data.ts'
import { shieldKey } from '@/contract/shield.ts'
import { readText, removeText } from './storage.ts'

type Place = { key: `sporte:${string}`; area?: 'session' }

/**
 * Every key that this site writes to Web Storage, as a visitor would sort them. A test finds each `sporte:` key of the
 * code in this list. Besides these there are the outbox (`contract/outbox-store.ts`) and the worker's caches.
 */
const places = {
  language: [{ key: languageKey }],
  players: [{ key: 'sporte:marks-player' }],
  teams: [{ key: 'sporte:marks-team' }],
  likes: [{ key: 'sporte:marks-event' }],
  read: [{ key: 'sporte:marks-notification' }],
  watchCode: [{ key: 'sporte:watch-code' }],
  profile: [{ key: 'sporte:demo-profile' }],
  pass: [{ key: 'sporte:demo-pass' }],
  lowData: [{ key: lowDataKey }],
  shield: [{ key: shieldKey }],
  notes: [
    { key: 'sporte:checked-at' },
    { key: 'sporte:persistence' },
    { key: 'sporte:tried' },
    { key: 'sporte:visits' },
    { key: 'sporte:install-offered' },
    { key: 'sporte:hero-image', area: 'session' },
    { key: 'sporte:reloaded-for', area: 'session' },
    { key: 'sporte:asked', area: 'session' },
  ],
} as const satisfies Record<string, readonly Place[]>

export type KeptId = keyof typeof places

export const keptIds: readonly KeptId[] = [
  'language',
  'players',
  'teams',
  'likes',
  'read',
  'watchCode',
  'profile',
  'pass',
  'lowData',
  'shield',
  'notes',
]

const placesOf = (id: KeptId): readonly Place[] => places[id]

export const keptKeys = (id: KeptId): string[] => placesOf(id).map(({ key }) => key)

/** What is kept there, as text, in the order of the list; null on the server and in the first rendering. */
export function useKept(id: KeptId): readonly string[] | null {
  const all = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readKept(id)),
    () => null,
  )
  return all === null ? null : readKept(id)
}

function readKept(id: KeptId): string[] {
  return placesOf(id).flatMap(({ key, area }) => readText(key, area ?? 'local') ?? [])
}

/** About how much of the device's room all of it takes; browsers leave it out of their own sums. */
export function keptBytes(): number {
  return keptIds.flatMap(readKept).reduce((sum, text) => sum + 2 * text.length, 0)
}

/** Whoever shows it hears of it as of a change in another tab. */
export function clearKept(id: KeptId): void {
  for (const { key, area } of placesOf(id)) {
    removeText(key, area ?? 'local')
    dispatchEvent(new StorageEvent('storage', { key }))
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { patiently } from './patiently.ts'
import { readText, writeText } from './storage.ts'

/** What a visitor can mark, remembered on this device only: followed players and teams, liked events, read notices. */
export type MarkKind = 'player' | 'team' | 'event' | 'notification'

const keyOf = (kind: MarkKind): string => `sporte:marks-${kind}`
const marksSchema = v.array(v.string())

const listeners = new Set<() => void>()

/** The marked ids as JSON text, which compares by value; null on the server and in the first rendering. */
function useMarksText(kind: MarkKind): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readText(keyOf(kind)) ?? '[]',
    () => null,
  )
}

/** Null until the page is hydrated: nobody can know before. Latest mark last. */
export function useMarks(kind: MarkKind): readonly string[] | null {
  const text = useMarksText(kind)
  return text === null ? null : parseMarks(text)
}

export function useMark(kind: MarkKind, id: string): { isMarked: boolean; toggle: () => void } {
  const { i18n } = useTranslation()
  const marks = useMarks(kind)
  const isMarked = marks?.includes(id) ?? false
  const toggle = () => {
    const others = parseMarks(readText(keyOf(kind)) ?? '[]').filter((marked) => marked !== id)
    const isKept = writeText(keyOf(kind), JSON.stringify(isMarked ? others : [...others, id]))
    for (const listener of listeners) listener()
    if (!isKept) void patiently(async () => (await import('./not-kept.ts')).tellNotKept(i18n))
  }
  return { isMarked, toggle }
}

/** Marks all of them; those that are marked already stay. */
export function addMarks(kind: MarkKind, ids: readonly string[]): void {
  const held = parseMarks(readText(keyOf(kind)) ?? '[]')
  writeText(keyOf(kind), JSON.stringify([...new Set([...held, ...ids])]))
  for (const listener of listeners) listener()
}

export function removeMark(kind: MarkKind, id: string): void {
  const held = parseMarks(readText(keyOf(kind)) ?? '[]')
  writeText(keyOf(kind), JSON.stringify(held.filter((marked) => marked !== id)))
  // Whoever shows it hears of it as of a change in another tab: those who count what is kept, too.
  dispatchEvent(new StorageEvent('storage', { key: keyOf(kind) }))
}

function parseMarks(text: string): readonly string[] {
  try {
    const parsed = v.safeParse(marksSchema, JSON.parse(text))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener) // another tab has marked something
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

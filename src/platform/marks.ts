import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
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

/** Marks it, or takes the mark away; returns whether this device could remember it. */
export function setMark(kind: MarkKind, id: string, isMarked: boolean): boolean {
  const others = parseMarks(readText(keyOf(kind)) ?? '[]').filter((marked) => marked !== id)
  const isKept = writeText(keyOf(kind), JSON.stringify(isMarked ? [...others, id] : others))
  for (const listener of listeners) listener()
  return isKept
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

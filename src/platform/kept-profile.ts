import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readText, removeText, writeText } from './storage.ts'

/** What a visitor has called the demo's sample user, remembered on this device only. */
export type KeptProfile = { name: string; email: string }

const key = 'sporte:demo-profile'
const profileSchema = v.object({ name: v.string(), email: v.string() })
const listeners = new Set<() => void>()

/** Null on the server, in the first rendering, and while the sample user is untouched. */
export function useKeptProfile(): KeptProfile | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  )
  return text === null ? null : parseProfile(text)
}

/** Returns whether this device could remember it. */
export function keepProfile(profile: KeptProfile): boolean {
  const isKept = writeText(key, JSON.stringify(profile))
  tellListeners()
  return isKept
}

export function forgetProfile(): void {
  removeText(key)
  tellListeners()
}

function tellListeners() {
  for (const listener of listeners) listener()
}

function parseProfile(text: string): KeptProfile | null {
  try {
    const parsed = v.safeParse(profileSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener) // another tab has changed it
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

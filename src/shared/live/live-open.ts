import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

/** Whether the live match stands open above the scores: for this visit, and never before somebody asked for it. */
export function openLive(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

export function useLiveOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}

import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

/** Whether the live match is expanded above the scores: for this visit, and only once the visitor opened it. */
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

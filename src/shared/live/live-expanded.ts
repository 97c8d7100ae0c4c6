import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

/** Sets whether the live match is expanded above the scores. Lasts for this visit and is initially false. */
export function setLiveExpanded(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

export function useLiveExpanded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}

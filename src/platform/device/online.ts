import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController()
  addEventListener('online', onChange, listening)
  addEventListener('offline', onChange, listening)
  return () => listening.abort()
}

/**
 * A hint: VPNs, virtual adapters and web views report false although there is a network. It may shorten a wait and
 * choose the words, but a press always tries.
 */
export function isOnline(): boolean {
  return navigator.onLine
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

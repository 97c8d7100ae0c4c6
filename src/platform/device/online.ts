import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
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

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

/** Routes exist for pages only: offline, the worker serves the shell for any file. */
export function isFileOffline(path: string): boolean {
  return /\.(?:xml|ics)$/.test(path) && !isOnline()
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

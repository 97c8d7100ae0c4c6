import { useSyncExternalStore } from 'react'
import { isFloating } from './float-window.ts'

/** Whether this page, or its floating window, is visible. */
export const isSeen = (): boolean => document.visibilityState === 'visible' || isFloating()

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

export function useSeen(): boolean {
  return useSyncExternalStore(subscribe, isSeen, () => true)
}

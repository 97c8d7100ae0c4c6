import { useSyncExternalStore } from 'react'
import { liveUntilKey } from '@/contract/live-match.ts'
import { stored } from '@/platform/device/stored.ts'

const listeners = new Set<() => void>()
/** The visitor's choice in this visit. */
let chosen: boolean | null = null

const until = stored({ key: liveUntilKey }, Number)

/** Stores until when the feed has a match to show. Null if it has none. */
export function rememberLive(time: number | null): void {
  if (time === null) until.remove()
  else if (until.read() !== time) until.write(String(time))
}

/**
 * Reserves the space of the live match, if this device expects one. The head script does it on a loaded page. Call this
 * only before a page's first paint: later it would shift the page.
 */
export function reserveLive(): void {
  if (until.read() > Date.now()) document.documentElement.setAttribute('data-live', '')
}

export function releaseLive(): void {
  document.documentElement.removeAttribute('data-live')
}

/** Sets whether the live match is expanded above the scores. Lasts for this visit. */
export function setLiveExpanded(next: boolean): void {
  chosen = next
  if (!next) releaseLive()
  for (const listener of listeners) listener()
}

/** Initially whether its space is reserved: a match that arrives without space must not move the page. */
export function useLiveExpanded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chosen ?? document.documentElement.hasAttribute('data-live'),
    () => false,
  )
}

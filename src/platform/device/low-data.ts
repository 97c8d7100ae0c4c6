import { useSyncExternalStore } from 'react'
import { emptyPicture, lowDataKey, lowDataMark, sourcesToHold } from '@/contract/low-data.ts'
import { createEmitter } from '@/platform/emitter.ts'
import { stored } from './stored.ts'

/**
 * Low-data mode: pictures keep their boxes but are not downloaded, and nothing is prefetched. `data-low` on the root
 * marks it.
 *
 * The head script applies it first: as the parser inserts a picture, it replaces the URLs with an empty one before the
 * browser requests them.
 *
 * Measured with Chromium 156: no picture is requested, not even the hero, because the policy's meta tag before the head
 * script blocks the preload scanner. Keep this order: without that tag the hero is fetched.
 *
 * Firefox and Safari have no `Save-Data`, so only the switch works there. If their preload scanner is faster than the
 * script, they may fetch the picture of the first screen. A static host ignores `Save-Data`.
 */
export type LowDataChoice = 'on' | 'off'

const changes = createEmitter()
let observer: MutationObserver | undefined

/** Whether low-data mode is on. False without a document. */
export function isLowData(): boolean {
  return !import.meta.env.SSR && document.documentElement.hasAttribute('data-low')
}

/** False on the server and in the first render. */
export function useLowData(): boolean {
  return useSyncExternalStore(changes.subscribe, isLowData, () => false)
}

/** The visitor's choice on this device. Null follows the browser's setting. */
export const lowDataChoice = stored({ key: lowDataKey }, (text): LowDataChoice | null =>
  text === 'on' || text === 'off' ? text : null,
)

/** Stores the choice and applies it at once. Null restores the browser's setting. */
export function setLowData(choice: LowDataChoice | null): void {
  if (choice === null) lowDataChoice.remove()
  else lowDataChoice.write(choice)
  apply(choice)
}

/** Follows changes in other tabs and of the browser's own setting. Returns the unsubscriber. */
export function observeLowData(): () => void {
  const follow = () => apply(lowDataChoice.read())
  const { connection } = navigator
  const stop = lowDataChoice.follow(follow)
  connection?.addEventListener('change', follow)
  return () => {
    stop()
    connection?.removeEventListener('change', follow)
  }
}

/** For the worker's next install. Called before the worker is registered, and at every change. */
export async function postLowData(): Promise<void> {
  try {
    await (isLowData() ? caches.open(lowDataMark) : caches.delete(lowDataMark))
  } catch {
    // Without Cache Storage there is no precache to reduce.
  }
}

/** Downloads the pictures within an element, including later ones, at the visitor's request. */
export function allowImages(place: HTMLElement): void {
  place.dataset.wanted = ''
  release(place)
}

function apply(choice: LowDataChoice | null): void {
  const isLow = choice === 'on' || (choice !== 'off' && isSavingData())
  const root = document.documentElement
  root.toggleAttribute('data-low', isLow)
  root.toggleAttribute('data-wanted', !isLow)
  if (isLow) {
    // The head script's observer exists only on pages that started in low-data mode, and never stops.
    observer ??= new MutationObserver(hold)
    observer.observe(root, { childList: true, subtree: true })
    hold()
  } else {
    observer?.disconnect()
    release(document)
  }
  void postLowData()
  changes.emit()
}

/** Pictures that are already downloaded stay. */
function hold(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>(sourcesToHold)) {
    const image = source.parentElement?.querySelector('img')
    if (image?.complete && image.naturalWidth > 0) continue
    source.dataset.held = source.srcset
    source.srcset = emptyPicture
  }
}

function release(place: ParentNode): void {
  for (const source of place.querySelectorAll<HTMLSourceElement>('source[data-held]')) {
    source.srcset = source.dataset.held ?? ''
    delete source.dataset.held
  }
}

/** Chromium only. */
function isSavingData(): boolean {
  return navigator.connection?.saveData === true
}

import { useSyncExternalStore } from 'react'
import { emptyPicture, lowDataKey, lowDataMark, sourcesToHold } from '@/contract/low-data.ts'
import { onStoredChange, stored } from './stored.ts'

/**
 * Low data: pictures keep their boxes and are not downloaded, and nothing is prefetched. The document says so
 * (`data-low` on the root). The head script does it from the first byte: it replaces each picture's addresses by an
 * empty one as the parser inserts it, before the browser requests it.
 *
 * Measured with Chromium 156: nothing is requested, not even the hero, because the policy's meta tag before the head
 * script holds the preload scanner back (without that tag the hero is fetched: keep the order). Limits: Firefox and
 * Safari have no `Save-Data`, so there only the switch works, and where their preload scanner is faster than the
 * script, the one picture of the first screen may be fetched. A static host ignores `Save-Data`.
 */
export type LowDataChoice = 'on' | 'off'

const listeners = new Set<() => void>()
let observer: MutationObserver | undefined

/** Whether data is saved now. False where there is no document. */
export function isLowData(): boolean {
  return !import.meta.env.SSR && document.documentElement.hasAttribute('data-low')
}

/** False on the server and in the first rendering. */
export function useLowData(): boolean {
  return useSyncExternalStore(subscribe, isLowData, () => false)
}

/** The visitor's choice on this device; null: as the browser says. */
export const lowDataChoice = stored({ key: lowDataKey }, (text): LowDataChoice | null =>
  text === 'on' || text === 'off' ? text : null,
)

/** Remembers and takes effect at once; null goes back to what the browser says. */
export function setLowData(choice: LowDataChoice | null): void {
  if (choice === null) lowDataChoice.remove()
  else lowDataChoice.write(choice)
  apply(choice)
}

/** Follows the switch of other tabs, and the browser's own; returns how to stop. */
export function watchLowData(): () => void {
  const follow = () => apply(lowDataChoice.read())
  const { connection } = navigator
  const unsubscribeStorage = onStoredChange((key) => {
    if (key === lowDataKey || key === null) follow()
  })
  connection?.addEventListener('change', follow)
  return () => {
    unsubscribeStorage()
    connection?.removeEventListener('change', follow)
  }
}

/** For the worker's next install: called before it is registered, and at every change. */
export async function postLowData(): Promise<void> {
  try {
    await (isLowData() ? caches.open(lowDataMark) : caches.delete(lowDataMark))
  } catch {
    // No Cache Storage: there is nothing to spare.
  }
}

/** Downloads the pictures within an element, also those added later: the visitor requested them. */
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
    // The head script observes only pages that began with low data, and never stops.
    observer ??= new MutationObserver(hold)
    observer.observe(root, { childList: true, subtree: true })
    hold()
  } else {
    observer?.disconnect()
    release(document)
  }
  void postLowData()
  for (const listener of listeners) listener()
}

/** Pictures that have been downloaded already stay. */
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

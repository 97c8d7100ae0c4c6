import { useSyncExternalStore } from 'react'
import { hideScoresKey } from '@/contract/hide-scores.ts'
import { onStoredChange, stored } from './stored.ts'

/**
 * Hide-scores mode covers results until the visitor reveals them. The head script sets `data-shield` on the root before
 * the first paint, and `ui/overlays/spoiler.module.css` covers the results.
 *
 * An element with a result has `data-spoiler` with the event's id, and is visible once that id is revealed.
 */
const listeners = new Set<() => void>()
let unsubscribeStorage: (() => void) | undefined

const storedChoice = stored({ key: hideScoresKey }, (text) => text !== null)

/** Ids revealed during this visit. */
const revealed = new Set<string>()
let revealing: CSSStyleSheet | undefined

/**
 * The spoiler id of a result. Every covered result calls this function, which also loads this module's click listener.
 */
export const spoilerOf = (
  kind: 'cricket' | 'event' | 'player' | 'team' | 'month' | 'article',
  id: string,
): string => `${kind}-${id}`

/** Whether results are covered on this device. False on the server, because prerendered pages contain every result. */
function areScoresHidden(): boolean {
  return !import.meta.env.SSR && document.documentElement.hasAttribute('data-shield')
}

/** False on the server and in the first render. */
export function useHideScores(): boolean {
  return useSyncExternalStore(subscribe, areScoresHidden, () => false)
}

/** Whether this result is covered now. False on the server and in the first render. */
export function useIsHidden(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areScoresHidden() && !revealed.has(id),
    () => false,
  )
}

/** Returns whether the device could store the setting. It applies to the page in either case. */
export function setHideScores(isUp: boolean): boolean {
  if (isUp) {
    revealed.clear()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== revealing)
  }
  document.documentElement.toggleAttribute('data-shield', isUp)
  notifyListeners()
  if (isUp) return storedChoice.write('on')
  storedChoice.remove()
  return true
}

/** Reveals this result here and on every page of this visit. */
function reveal(id: string, plate: Element): void {
  revealed.add(id)
  revealing ??= new CSSStyleSheet()
  const all = (attribute: string) => [...revealed].map((id) => `[${attribute}="${CSS.escape(id)}"]`).join()
  // Outside all cascade layers, so that it overrides the cover.
  revealing.replaceSync(
    `:is(${all('data-spoiler')}){visibility:inherit}:is(${all('data-spoiler')})::after,:is(${all('data-plate')}){display:none}`,
  )
  if (!document.adoptedStyleSheets.includes(revealing))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, revealing]
  notifyListeners()
  focusOn(plate.closest('[data-cover]'))
}

/** The pressed cover is gone, so focus moves to its result. */
function focusOn(uncovered: Element | null) {
  if (!(uncovered instanceof HTMLElement)) return
  uncovered.tabIndex = -1
  uncovered.focus({ preventScroll: true })
}

/**
 * Handles a button on a cover, or a cover that is a button. A native listener, because the surrounding component may
 * not be hydrated yet.
 */
function onPress({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null
  const plate = button?.closest<HTMLElement>('[data-plate]')
  if (plate?.dataset.plate) reveal(plate.dataset.plate, plate)
}
if (!import.meta.env.SSR) document.addEventListener('click', onPress, true)

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** Another tab changed the setting, or a page cleared the stored data. */
function onStored(key: string | null) {
  if (key !== hideScoresKey && key !== null) return
  document.documentElement.toggleAttribute('data-shield', storedChoice.read())
  notifyListeners()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) unsubscribeStorage = onStoredChange(onStored)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unsubscribeStorage?.()
  }
}

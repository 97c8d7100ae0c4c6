import { useSyncExternalStore } from 'react'
import { shieldKey } from '@/contract/shield.ts'
import { onStoredChange, stored } from './stored.ts'

/**
 * The spoiler shield covers results until the visitor asks for them. `data-shield` on the root says that it is on (the
 * head script sets it before the first paint), and a style sheet does the covering (`ui/overlays/spoiler.module.css`): an element
 * with a result has `data-spoiler` with the id of its event, and shows once that id is revealed.
 */
const listeners = new Set<() => void>()
let stopHearing: (() => void) | undefined

const keptShield = stored({ key: shieldKey }, (text) => text !== null)

/** Revealed ids, for this visit only. */
const revealed = new Set<string>()
let revealing: CSSStyleSheet | undefined

/** The id of a result. Everything that covers a result calls this, which is when the plates get their listener. */
export const spoilerOf = (
  kind: 'cricket' | 'event' | 'player' | 'team' | 'month' | 'article',
  id: string,
): string => `${kind}-${id}`

/** Whether results are covered on this device. False on the server: prerendered pages contain every result. */
function isShielded(): boolean {
  return !import.meta.env.SSR && document.documentElement.hasAttribute('data-shield')
}

/** False on the server and in the first rendering. */
export function useShield(): boolean {
  return useSyncExternalStore(subscribe, isShielded, () => false)
}

/** Whether this result is covered now. False on the server and in the first rendering. */
export function useCovered(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isShielded() && !revealed.has(id),
    () => false,
  )
}

/** Returns whether this device could remember it; takes effect on the page either way. */
export function raiseShield(isUp: boolean): boolean {
  if (isUp) {
    revealed.clear()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== revealing)
  }
  document.documentElement.toggleAttribute('data-shield', isUp)
  tellListeners()
  if (isUp) return keptShield.write('on')
  keptShield.remove()
  return true
}

/** Uncovers this result, here and on every page of this visit. */
function reveal(id: string, plate: Element): void {
  revealed.add(id)
  revealing ??= new CSSStyleSheet()
  const all = (attribute: string) => [...revealed].map((id) => `[${attribute}="${CSS.escape(id)}"]`).join()
  // Outside every cascade layer, so that it outweighs the cover.
  revealing.replaceSync(
    `:is(${all('data-spoiler')}){visibility:inherit}:is(${all('data-spoiler')})::after,:is(${all('data-plate')}){display:none}`,
  )
  if (!document.adoptedStyleSheets.includes(revealing))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, revealing]
  tellListeners()
  focusOn(plate.closest('[data-cover]'))
}

/** The pressed plate is gone: focus moves to what it covered. */
function focusOn(uncovered: Element | null) {
  if (!(uncovered instanceof HTMLElement)) return
  uncovered.tabIndex = -1
  uncovered.focus({ preventScroll: true })
}

/** A button on a plate, or a plate that is a button. A native listener: the part around it may not be hydrated yet. */
function onPress({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null
  const plate = button?.closest<HTMLElement>('[data-plate]')
  if (plate?.dataset.plate) reveal(plate.dataset.plate, plate)
}
if (!import.meta.env.SSR) document.addEventListener('click', onPress, true)

function tellListeners() {
  for (const listener of listeners) listener()
}

/** Switched in another tab, or by the page that clears stored data. */
function onStored(key: string | null) {
  if (key !== shieldKey && key !== null) return
  document.documentElement.toggleAttribute('data-shield', keptShield.read())
  tellListeners()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopHearing = onStoredChange(onStored)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopHearing?.()
  }
}

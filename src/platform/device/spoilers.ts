import { useSyncExternalStore } from 'react'
import { shieldKey } from '@/contract/shield.ts'
import { hearStored, stored } from './stored.ts'

/**
 * The spoiler shield: covers results until the visitor asks for them. The document says that it is up (`data-shield` on
 * the root, set by the head script before the first paint), and a style sheet does the covering (`ui/spoiler.module.css`): what
 * tells a result carries `data-spoiler` with the id of what it is the result of, and shows once that id is revealed.
 */
const listeners = new Set<() => void>()
let stopHearing: (() => void) | undefined

const keptShield = stored({ key: shieldKey }, (text) => text !== null)

/** Shown on request, for this visit: nothing of it is kept. */
const revealed = new Set<string>()
let revealing: CSSStyleSheet | undefined

/** Whose result it is. Whoever covers something comes by here, and so has the plates' presses heard. */
export const spoilerOf = (
  kind: 'cricket' | 'event' | 'player' | 'team' | 'month' | 'article',
  id: string,
): string => `${kind}-${id}`

/** Whether results are covered on this device. False where there is no document: what is prerendered tells all. */
function isShielded(): boolean {
  return !import.meta.env.SSR && document.documentElement.hasAttribute('data-shield')
}

/** False on the server and in the first rendering. */
export function useShield(): boolean {
  return useSyncExternalStore(subscribe, isShielded, () => false)
}

/** Whether this result is covered now: nobody has asked for it. False on the server and in the first rendering. */
export function useCovered(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isShielded() && !revealed.has(id),
    () => false,
  )
}

/** Returns whether this device could remember it; the page follows either way. */
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

/** Uncovers everything that tells this result, here and on every page of this visit. */
function reveal(id: string, plate: Element): void {
  revealed.add(id)
  revealing ??= new CSSStyleSheet()
  const all = (attribute: string) => [...revealed].map((id) => `[${attribute}="${CSS.escape(id)}"]`).join()
  // Beyond every layer, so that it outweighs what covers.
  revealing.replaceSync(
    `:is(${all('data-spoiler')}){visibility:inherit}:is(${all('data-spoiler')})::after,:is(${all('data-plate')}){display:none}`,
  )
  if (!document.adoptedStyleSheets.includes(revealing))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, revealing]
  tellListeners()
  focusOn(plate.closest('[data-cover]'))
}

/** The pressed plate is gone: reading goes on with what it covered. */
function focusOn(uncovered: Element | null) {
  if (!(uncovered instanceof HTMLElement)) return
  uncovered.tabIndex = -1
  uncovered.focus({ preventScroll: true })
}

/** A button on a plate, or one that is a plate. Not React's: the part that holds it may not have come to life yet. */
function onPress({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null
  const plate = button?.closest<HTMLElement>('[data-plate]')
  if (plate?.dataset.plate) reveal(plate.dataset.plate, plate)
}
if (!import.meta.env.SSR) document.addEventListener('click', onPress, true)

function tellListeners() {
  for (const listener of listeners) listener()
}

/** Another tab, or the page that clears what is kept, has turned the switch. */
function onStored(key: string | null) {
  if (key !== shieldKey && key !== null) return
  document.documentElement.toggleAttribute('data-shield', keptShield.read())
  tellListeners()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopHearing = hearStored(onStored)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopHearing?.()
  }
}

import { useSyncExternalStore } from 'react'
import { hideScoresKey } from '@/contract/hide-scores-key.ts'
import { createEmitter } from '@/platform/emitter.ts'
import { stored } from './stored.ts'

/**
 * What happens when the visitor hides scores:
 *
 * 1. `setHideScores` stores the setting and sets `data-hide-scores` on the root. On later pages the head script sets it
 *    before the first paint.
 * 2. Each result has `data-hidden-score` with its id. `ui/overlays/hidden-score.module.css` hides these elements, without
 *    hydration and without a change of size. Components that show no result at all use `useIsHidden`.
 * 3. Each result has a `data-reveal` button with the same id. A press reveals all results with this id, here and on
 *    every page of this visit.
 */
const changes = createEmitter()

const storedChoice = stored({ key: hideScoresKey }, (text) => text !== null)

/** Ids revealed during this visit. */
const revealed = new Set<string>()
let revealing: CSSStyleSheet | undefined

/**
 * The id of a result. Every result that can be hidden calls this function, which also loads this module's click listener.
 */
export const hiddenScoreId = (
  kind: 'cricket' | 'event' | 'player' | 'team' | 'month' | 'article',
  id: string,
): string => `${kind}-${id}`

/** Whether results are hidden on this device. False on the server, because prerendered pages contain every result. */
function areScoresHidden(): boolean {
  return !import.meta.env.SSR && document.documentElement.hasAttribute('data-hide-scores')
}

/** False on the server and in the first render. */
export function useHideScores(): boolean {
  return useSyncExternalStore(changes.subscribe, areScoresHidden, () => false)
}

/** Whether this result is hidden now. False on the server and in the first render. */
export function useIsHidden(id: string): boolean {
  return useSyncExternalStore(
    changes.subscribe,
    () => areScoresHidden() && !revealed.has(id),
    () => false,
  )
}

export function setHideScores(isOn: boolean): void {
  if (isOn) {
    revealed.clear()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== revealing)
  }
  show(isOn)
  if (isOn) storedChoice.write('on')
  else storedChoice.remove()
}

/** Reveals this result here and on every page of this visit. */
function reveal(id: string, control: Element): void {
  revealed.add(id)
  revealing ??= new CSSStyleSheet()
  const all = (attribute: string) => [...revealed].map((id) => `[${attribute}="${CSS.escape(id)}"]`).join()
  // Important, because `hidden-score.module.css` has more specific rules.
  revealing.replaceSync(
    `:is(${all('data-hidden-score')}){visibility:inherit!important;--revealed:100%}:is(${all('data-hidden-score')})::after,:is(${all('data-reveal')}){display:none!important}`,
  )
  if (!document.adoptedStyleSheets.includes(revealing))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, revealing]
  changes.emit()
  focusOn(control.closest('[data-score-box]'))
}

/** The pressed button is gone, so focus moves to its result. */
function focusOn(result: Element | null) {
  if (!(result instanceof HTMLElement)) return
  result.tabIndex = -1
  result.focus({ preventScroll: true })
}

/**
 * Handles a button with `data-reveal`, or one inside such an element. A native listener, because the surrounding component may
 * not be hydrated yet.
 */
function onPress({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null
  const control = button?.closest<HTMLElement>('[data-reveal]')
  if (control?.dataset.reveal) reveal(control.dataset.reveal, control)
}
if (!import.meta.env.SSR) {
  document.addEventListener('click', onPress, true)
  storedChoice.follow(() => show(storedChoice.read()))
}

function show(isOn: boolean) {
  document.documentElement.toggleAttribute('data-hide-scores', isOn)
  changes.emit()
}

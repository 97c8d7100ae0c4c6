/** Events that count as visitor activity. */
const activity = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'click'] as const

/**
 * Listens from the first line of script. On a slow machine React hydrates late, and would miss a visitor who moved once
 * and then paused.
 *
 * Activity before any script is detected from its effects.
 */
const firstActivity = new Promise<void>((resolve) => {
  if (!('addEventListener' in globalThis)) return // prerender
  // The browser itself scrolls to a `#hash`.
  if ((scrollY > 0 && !location.hash) || navigator.userActivation?.hasBeenActive) resolve()
  for (const type of activity)
    addEventListener(type, () => resolve(), { capture: true, once: true, passive: true })
})

/** Resolves at the first activity (at once if there was one), or when `start` calls `now`. */
export function onFirstActivity(start?: (now: () => void) => void | (() => void)): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      stop?.()
      resolve()
    }
    void firstActivity.then(settle)
    const stop = start?.(settle)
  })
}

/** Calls `now` once the page has loaded and the browser is idle. */
export function onIdle(now: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(now, { timeout: 5_000 })
    else setTimeout(now, 2_000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Everything a visitor can do to a page. */
const activity = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'click'] as const

/**
 * Listened for from the first line of script, not from the first question: React comes to a part late on a slow machine,
 * and who moved once and then rested would wait for ever.
 */
const firstActivity = new Promise<void>((resolve) => {
  const note = () => {
    for (const type of activity) removeEventListener(type, note, true)
    resolve()
  }
  if (!('addEventListener' in globalThis)) return // the prerender
  for (const type of activity) addEventListener(type, note, { capture: true, passive: true })
})

/** Resolves with the visitor's first sign of life, also one that was given before, or when `start` calls `now`. */
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

/** Calls `now` once the page has loaded and the browser has nothing better to do. */
export function onIdle(now: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(now, { timeout: 5_000 })
    else setTimeout(now, 2_000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

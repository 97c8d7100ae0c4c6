/** Everything a visitor can do to a page. */
const activity = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'click'] as const

/** Resolves with the visitor's first sign of life, or when `start` calls `now`. */
export function onFirstActivity(start?: (now: () => void) => void | (() => void)): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      for (const type of activity) removeEventListener(type, settle, true)
      stop?.()
      resolve()
    }
    for (const type of activity) addEventListener(type, settle, { capture: true, passive: true })
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

/**
 * Moments in which the page must not be swapped for a new version: something is being typed, sent or watched.
 * Features hold the page while that lasts.
 */
const holds = new Set<symbol>()

/** Returns how to let go. */
export function holdPage(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}

/** Also busy: a field with the caret in it, and an open dialog, whoever opened it. */
export function isPageBusy(): boolean {
  if (holds.size > 0 || document.querySelector('dialog:modal')) return true
  const focused = document.activeElement
  return focused instanceof HTMLElement && focused.matches('input, textarea, select, [contenteditable]')
}

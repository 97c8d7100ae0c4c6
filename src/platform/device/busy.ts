/**
 * Prevents a new version from replacing the page while the visitor types, sends or watches something. Each feature
 * blocks the reload for that time.
 */
const leavingMs = 10_000
const holds = new Set<symbol>()

export function isInField(element: Element | null): boolean {
  return Boolean(element?.closest('input, textarea, select, :read-write'))
}

/** Returns the release function. */
export function blockReload(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}

// Do not interrupt a navigation: in Firefox everything that is still loading would fail. Often the visitor stays,
// because it was a download or they declined the browser's prompt.
globalThis.addEventListener?.('beforeunload', () => setTimeout(blockReload(), leavingMs))

/** The contents of all text fields, including text typed before hydration, which React does not manage yet. */
export function typedText(): string {
  const typed = document.querySelectorAll<HTMLInputElement>('input:read-write, textarea')
  return [...typed].map(({ value }) => value).join('')
}

/** A focused field or an open dialog also counts as busy. */
export function isPageBusy(): boolean {
  if (holds.size > 0 || document.querySelector('dialog:modal')) return true
  return isInField(document.activeElement)
}

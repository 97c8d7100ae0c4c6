/**
 * Times at which the page must not be replaced by a new version: something is being typed, sent or watched. Features
 * block the reload for that long.
 */
const leavingMs = 10_000
const holds = new Set<symbol>()

/** Form controls. */
const fields = 'input, textarea, select, :read-write'

export function isInField(element: Element | null): boolean {
  return Boolean(element?.closest(fields))
}

/** Returns how to release it. */
export function blockReload(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}

// A navigation under way is not interrupted: in Firefox that would make whatever is still loading fail. Often the
// visitor stays after all, because it was a download or they declined the browser's prompt.
globalThis.addEventListener?.('beforeunload', () => setTimeout(blockReload(), leavingMs))

/** The contents of all text fields, React's or not: text typed before a part was hydrated matters just as much. */
export function typedText(): string {
  const typed = document.querySelectorAll<HTMLInputElement>('input:read-write, textarea')
  return [...typed].map(({ value }) => value).join('')
}

/** A focused field or an open dialog counts too. */
export function isPageBusy(): boolean {
  if (holds.size > 0 || document.querySelector('dialog:modal')) return true
  return isInField(document.activeElement)
}

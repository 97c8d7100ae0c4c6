/**
 * Moments in which the page must not be swapped for a new version: something is being typed, sent or watched.
 * Features hold the page while that lasts.
 */
const leavingMs = 10_000
const holds = new Set<symbol>()

/** What a visitor writes or chooses in. */
const fields = 'input, textarea, select, :read-write'

export function isInField(element: Element | null): boolean {
  return Boolean(element?.closest(fields))
}

/** Returns how to let go. */
export function holdPage(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}

// Who is on the way to another page is not called back: in Firefox, what is still loading fails then. Many stay after all: it
// was a download, or they said no to the browser's question.
globalThis.addEventListener?.('beforeunload', () => setTimeout(holdPage(), leavingMs))

/** Everything that stands in text fields now, React's or not: what was typed before a part had its script is as dear. */
export function typedText(): string {
  const typed = document.querySelectorAll<HTMLInputElement>('input:read-write, textarea')
  return [...typed].map(({ value }) => value).join('')
}

/** Also busy: a field with the caret in it, and an open dialog, whoever opened it. */
export function isPageBusy(): boolean {
  if (holds.size > 0 || document.querySelector('dialog:modal')) return true
  return isInField(document.activeElement)
}

/** The one worker type that the worker's modules need where they are compiled with the DOM's library. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

interface Window {
  /** Bound by `noticesSeen`. */
  noticeSeen?: (title: string) => Promise<number>
  /** Bound by the chaos suite. */
  formSeen?: (what: 'pressed' | 'sending', email: string) => Promise<void>
  /** Looks for a text as the browser's own search in the page does, from the selection on. */
  find(text: string): boolean
}

interface HTMLElement {
  /** What React keeps in mind of a field. */
  _valueTracker?: { setValue: (value: string) => void }
}

/** The one worker type that the worker's modules need where they are compiled with the DOM's library. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

interface Window {
  /** Bound by `noticesSeen`. */
  noticeSeen?: (title: string) => Promise<number>
  /** Bound by the chaos suite. */
  formSeen?: (what: 'pressed' | 'sending', email: string) => Promise<void>
  /** Finds text like find-in-page, from the selection on. */
  find(text: string): boolean
}

interface HTMLElement {
  /** React's internal record of a field's value. */
  _valueTracker?: { setValue: (value: string) => void }
}

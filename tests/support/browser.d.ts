/** The one worker type that the worker's modules need where they are compiled with the DOM's library. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

interface Window {
  /** Bound by `noticesSeen`. */
  noticeSeen?: (title: string) => Promise<number>
}

interface HTMLElement {
  /** What React keeps in mind of a field. */
  _valueTracker?: { setValue: (value: string) => void }
}

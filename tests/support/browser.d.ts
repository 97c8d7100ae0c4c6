/** The one worker type that the worker's modules need when compiled with the DOM library. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

interface Window {
  /** Bound by `watchToasts`. */
  toastSeen?: (title: string, text: string) => Promise<void>
  /** Bound by the chaos suite. */
  formSeen?: (what: 'pressed' | 'sending', email: string) => Promise<void>
  /** Find-in-page of the browser, starting from the selection (non-standard). */
  find(text: string): boolean
}

interface HTMLElement {
  /** React's record of a field's value. */
  _valueTracker?: { setValue: (value: string) => void }
}

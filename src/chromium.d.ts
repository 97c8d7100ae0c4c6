/** What only Chromium has, and so is not in the DOM's library. */

/** Its event before the install prompt. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface Window {
  /** The event, stored by the head script; null once it has been used. */
  installPrompt?: InstallPrompt | null
}

interface WindowEventMap {
  beforeinstallprompt: InstallPrompt
}

interface Navigator {
  readonly connection?: EventTarget & { readonly saveData?: boolean }
}

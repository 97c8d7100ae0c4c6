/** What only some browsers have, and so is not in TypeScript's library. */

/** Chromium's event before the install prompt. */
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
  /** Chromium only. */
  readonly connection?: EventTarget & { readonly saveData?: boolean }
  /** https://w3c.github.io/autoplay: Firefox only. */
  readonly getAutoplayPolicy?: (type: 'mediaelement') => string
}

/** Background Sync, Chromium only: https://wicg.github.io/background-sync/spec/ */
interface SyncManager {
  register(tag: string): Promise<void>
  getTags(): Promise<string[]>
}

interface ServiceWorkerRegistration {
  sync?: SyncManager
}

/**
 * Trusted Types, as far as this site uses them; absent in browsers without them. The result really is an opaque
 * `TrustedScriptURL`; the interfaces that take it declare plain text.
 */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL: (url: string) => string }
    }
  | undefined

/** Browser-specific APIs that TypeScript's library does not declare. */

/** Chromium fires this event before its install prompt. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface Window {
  /** The event, stored by the head script. Null after use. */
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
 * The subset of Trusted Types that this site uses. Absent in browsers without support. The result is an opaque
 * `TrustedScriptURL`, but the DOM methods that accept it declare a plain string.
 */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL: (url: string) => string }
    }
  | undefined

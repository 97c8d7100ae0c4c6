/** Background Sync, of Chromium only and so not in the DOM's library: https://wicg.github.io/background-sync/spec/ */
interface SyncManager {
  register(tag: string): Promise<void>
  getTags(): Promise<string[]>
}

interface ServiceWorkerRegistration {
  sync?: SyncManager
}

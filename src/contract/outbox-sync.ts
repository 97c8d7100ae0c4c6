import { outboxSyncTag } from './outbox-names.ts'

/**
 * Asks the browser to wake the worker for the outbox once there is a network (Background Sync, Chromium only). A favour:
 * it may be refused, and nothing depends on it.
 */
export async function registerSync(
  registration: Pick<ServiceWorkerRegistration, 'sync'> | undefined,
): Promise<void> {
  try {
    await registration?.sync?.register(outboxSyncTag)
  } catch {
    // Not allowed here.
  }
}

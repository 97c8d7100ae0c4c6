/** Names that exist on visitors' devices or are shared by tabs and the worker. They never change. */
export const outboxDatabase = 'sporte-outbox'
export const outboxSyncTag = 'sporte-outbox'
export const outboxLock = 'sporte-outbox'
const outboxChannel = 'sporte-outbox'

/** Whether this device has ever stored an enquiry. Does not open the database if the browser can list databases. */
export async function outboxExists(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === outboxDatabase)
  } catch {
    return true // the browser cannot list databases, or denies storage
  }
}

/** `added`: a row may need a replay. `changed`: any other change to the rows. */
type OutboxMessage = 'added' | 'changed'

/** Subscribes to the messages of other contexts and of other modules on this page. Returns the unsubscriber. */
export function subscribeToOutbox(listener: (message: OutboxMessage) => void): () => void {
  const channel = new BroadcastChannel(outboxChannel)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'added' || data === 'changed') listener(data)
  }
  return () => channel.close()
}

export function broadcastOutboxChange(message: OutboxMessage): void {
  try {
    const channel = new BroadcastChannel(outboxChannel)
    channel.postMessage(message)
    channel.close()
  } catch {
    // The message is only a hint: every context also reads the store automatically.
  }
}

/** Requests a Background Sync (Chromium only), so that the worker replays once online. The browser may refuse. */
export async function registerSync(
  registration: Pick<ServiceWorkerRegistration, 'sync'> | undefined,
): Promise<void> {
  await registration?.sync?.register(outboxSyncTag).catch(() => {})
}

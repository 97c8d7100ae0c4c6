/** Names that are on visitors' devices or shared by tabs and worker. They never change. */
export const outboxDatabase = 'sporte-outbox'
export const outboxSyncTag = 'sporte-outbox'
export const outboxLock = 'sporte-outbox'
const outboxChannel = 'sporte-outbox'

/** Whether this device has ever stored an enquiry. Does not open the database where the browser allows that. */
export async function outboxExists(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === outboxDatabase)
  } catch {
    return true // the browser does not list databases, or denies storage
  }
}

/** `added`: a row may need a replay. `changed`: rows changed otherwise. */
type OutboxMessage = 'added' | 'changed'

/** Receives the messages of every other context, and of other parts of this page. Returns the unsubscriber. */
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
    // The message is a hint: every context also reads the store.
  }
}

/** Requests a Background Sync (Chromium only): the worker replays once there is a network. The browser may refuse. */
export async function registerSync(
  registration: Pick<ServiceWorkerRegistration, 'sync'> | undefined,
): Promise<void> {
  await registration?.sync?.register(outboxSyncTag).catch(() => {})
}

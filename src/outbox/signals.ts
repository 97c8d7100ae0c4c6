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

/** Receive the messages of this page where there is no channel. Other tabs then notice changes when they next read. */
const ownListeners = new Set<(message: OutboxMessage) => void>()

/** Null if the browser lacks or refuses it. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(outboxChannel)
  } catch {
    return null
  }
}

/** Subscribes to the messages of other contexts and of other modules on this page. Returns the unsubscriber. */
export function subscribeToOutbox(listener: (message: OutboxMessage) => void): () => void {
  const channel = openChannel()
  if (!channel) {
    ownListeners.add(listener)
    return () => ownListeners.delete(listener)
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'added' || data === 'changed') listener(data)
  }
  return () => channel.close()
}

/** The message is only a hint: every context also reads the store automatically. */
export function broadcastOutboxChange(message: OutboxMessage): void {
  for (const listener of ownListeners) queueMicrotask(() => listener(message))
  const channel = openChannel()
  channel?.postMessage(message)
  channel?.close()
}

/** Requests a Background Sync (Chromium only), so that the worker replays once online. The browser may refuse. */
export async function registerSync(
  registration: Pick<ServiceWorkerRegistration, 'sync'> | undefined,
): Promise<void> {
  await registration?.sync?.register(outboxSyncTag).catch(() => {})
}

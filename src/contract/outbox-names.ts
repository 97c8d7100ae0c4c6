/** Names that are on visitors' devices or shared by tabs and worker. They never change. */
export const outboxDatabase = 'sporte-outbox'
export const outboxSyncTag = 'sporte-outbox'
export const outboxLock = 'sporte-outbox'
export const outboxChannel = 'sporte-outbox'

/** What contexts tell one another: a row came, or rows changed otherwise. */
export type OutboxMessage = 'added' | 'changed'

/** Listens to every other context, and to other parts of this one. Returns how to stop. */
export function hearOutbox(listen: (message: OutboxMessage) => void): () => void {
  const channel = new BroadcastChannel(outboxChannel)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'added' || data === 'changed') listen(data)
  }
  return () => channel.close()
}

/** Whether this device has ever kept an enquiry: asks without opening the database where the browser can. */
export async function outboxExists(): Promise<boolean> {
  try {
    if (typeof indexedDB === 'undefined') return false
    if (!indexedDB.databases) return true // where storage is denied, looking at `indexedDB` throws
    return (await indexedDB.databases()).some(({ name }) => name === outboxDatabase)
  } catch {
    return true
  }
}

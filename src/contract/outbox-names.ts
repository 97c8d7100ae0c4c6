/** Names that are on visitors' devices or shared by tabs and worker. They never change. */
export const outboxDatabase = 'sporte-outbox'
export const outboxSyncTag = 'sporte-outbox'
export const outboxLock = 'sporte-outbox'
export const outboxChannel = 'sporte-outbox'

/** Whether this device has ever stored an enquiry. Does not open the database where the browser allows that. */
export async function outboxExists(): Promise<boolean> {
  try {
    if (typeof indexedDB === 'undefined') return false
    if (!indexedDB.databases) return true // where storage is denied, reading `indexedDB` throws
    return (await indexedDB.databases()).some(({ name }) => name === outboxDatabase)
  } catch {
    return true
  }
}

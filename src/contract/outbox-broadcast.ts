import { outboxChannel } from './outbox-names.ts'

/** `added`: a row may need a replay. `changed`: rows changed otherwise. */
export type OutboxMessage = 'added' | 'changed'

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
    // The message is a hint: every context also reads the store by itself.
  }
}

import { outboxChannel, type OutboxMessage } from './outbox-names.ts'

export function tellOutbox(message: OutboxMessage): void {
  try {
    const channel = new BroadcastChannel(outboxChannel)
    channel.postMessage(message)
    channel.close()
  } catch {
    // Nobody can be told here; what was done stays done.
  }
}

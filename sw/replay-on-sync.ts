import { replayOutbox } from '@/contract/outbox-replay.ts'

/** Rejects while something is left to send, so that the browser gives us another turn. */
export async function replayOnSync(): Promise<void> {
  const { nextDueAt } = await replayOutbox({ woken: true })
  if (nextDueAt !== null) throw new Error('Some enquiries still wait')
}

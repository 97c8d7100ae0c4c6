import { replayOutbox } from '@/outbox/replay.ts'
import { registerSync } from '@/outbox/signals.ts'

/** Rejects while enquiries remain, so that the browser retries. The last attempt registers a new sync. */
export async function replayOnSync(
  isLastChance: boolean,
  registration: Pick<ServiceWorkerRegistration, 'sync'>,
): Promise<void> {
  const { nextDueAt } = await replayOutbox({ wokenAt: Date.now() })
  if (nextDueAt === null) return
  if (isLastChance) await registerSync(registration)
  else throw new Error('Some enquiries still wait')
}

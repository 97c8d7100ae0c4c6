import { replayOutbox, type ReplayOptions } from '@/outbox/replay.ts'
import { createFakeWebhook, type Reply } from './fake-webhook.ts'
import { saveEntry } from './saved-entry-fixture.ts'

/** The default time of a replay (ms). */
export const start = 1_800_000_000_000

export const replay = (options: ReplayOptions) =>
  replayOutbox({ now: () => start, random: () => 0, ...options })

/** Saves these submissions, all due, in this order. */
export async function save(...ids: string[]) {
  for (const [index, id] of ids.entries())
    await saveEntry(id, { savedAt: start - 1_000 + index, dueAt: start })
}

/** A webhook with specific replies to some submissions. It accepts all others. */
export function createWebhookWith(replies: Record<string, Reply>) {
  const received: string[] = []
  const send: ReplayOptions['send'] = async (enquiry) => {
    received.push(enquiry.submissionId)
    return createFakeWebhook([replies[enquiry.submissionId] ?? 200]).send(enquiry)
  }
  return { send, received }
}

import { replayOutbox, type ReplayOptions } from '@/outbox/replay.ts'
import { newEntry, type OutboxEntry } from '@/outbox/entry.ts'
import type { Ending } from '@/outbox/policy.ts'
import { addEntry, changeEntry, listRows } from '@/outbox/store.ts'
import type { Enquiry } from '@/contract/enquiry.ts'
import { buildEnquiry } from './enquiry-fixture.ts'

type Reply = number | Ending

/**
 * A lead webhook that sends these replies in order, repeats the last one, and records the id of each submission.
 * `before` runs before each reply, to simulate changes on the device during the request.
 */
export function createFakeWebhook(
  replies: readonly Reply[],
  before: (enquiry: Enquiry) => unknown = () => {},
) {
  const received: string[] = []
  const send = async (enquiry: Enquiry): Promise<Ending> => {
    const reply = replies[Math.min(received.length, replies.length - 1)] ?? 200
    received.push(enquiry.submissionId)
    await before(enquiry)
    return typeof reply === 'number' ? { status: reply, retryAfter: null } : reply
  }
  return { send, received }
}

/** Saves an enquiry and applies these changes to its row. */
export async function saveEntry(
  submissionId: string,
  { savedAt = 1_000_000, ...changes }: Partial<OutboxEntry> = {},
): Promise<OutboxEntry> {
  const entry = await addEntry(newEntry(buildEnquiry({ submissionId }), savedAt))
  return (await changeEntry(entry.key, (row) => ({ ...row, ...changes }))) ?? entry
}

export const savedIds = async () =>
  (await listRows()).map((row) => (row.state === 'unreadable' ? row.state : row.enquiry.submissionId))

export const savedStates = async () =>
  (await listRows()).map((row) =>
    row.state === 'unreadable' ? [row.state] : [row.enquiry.submissionId, row.state],
  )

/** The default time of a replay (ms). */
export const start = 1_800_000_000_000

export const replay = (options: ReplayOptions) =>
  replayOutbox({ now: () => start, random: () => 0, ...options })

/** Saves these submissions, all due, in this order. */
export async function save(...ids: string[]) {
  for (const [index, id] of ids.entries())
    await saveEntry(id, { savedAt: start - 1_000 + index, dueAt: start })
}

import type { OutboxEntry } from '@/outbox/entry.ts'
import { addEntry, changeEntry, listRows } from '@/outbox/store.ts'
import { buildEnquiry } from './enquiry-fixture.ts'

/** Saves an enquiry and applies these changes to its row. */
export async function saveEntry(
  submissionId: string,
  { savedAt = 1_000_000, ...changes }: Partial<OutboxEntry> = {},
): Promise<OutboxEntry> {
  const entry = await addEntry(buildEnquiry({ submissionId }), savedAt)
  return (await changeEntry(entry.key, (row) => ({ ...row, ...changes }))) ?? entry
}

/** The submission ids in the outbox, in list order. */
export const savedIds = async () =>
  (await listRows()).map((row) => (row.state === 'unreadable' ? row.state : row.enquiry.submissionId))

/** The submission ids in the outbox, with their states. */
export const savedStates = async () =>
  (await listRows()).map((row) =>
    row.state === 'unreadable' ? [row.state] : [row.enquiry.submissionId, row.state],
  )

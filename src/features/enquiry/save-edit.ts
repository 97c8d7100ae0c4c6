import type { OutboxEntry } from '@/contract/outbox-entry.ts'
import { requeued } from '@/contract/outbox-policy.ts'
import { changeEntry, replaceEntry } from '@/contract/outbox-store.ts'
import type { Draft } from './draft/enquiry-draft.ts'

/**
 * Queues an entry again, with the visitor's corrections. Resolves with its key. Changed content is a new submission,
 * also if the entry was sent or deleted during the edit. Unchanged content is not. Fields that no form shows stay as
 * they are.
 */
export async function saveEdit({ key, enquiry }: OutboxEntry, draft: Draft): Promise<string> {
  const corrected = { ...enquiry, ...draft }
  if (JSON.stringify(corrected) !== JSON.stringify(enquiry)) {
    return replaceEntry(key, { ...corrected, submissionId: crypto.randomUUID() }, Date.now())
  }
  await changeEntry(key, (entry) => requeued(entry, Date.now()))
  return key
}

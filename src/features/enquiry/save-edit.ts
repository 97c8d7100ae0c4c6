import type { OutboxEntry } from '@/outbox/entry.ts'
import { requeued } from '@/outbox/policy.ts'
import { changeEntry, replaceEntry } from '@/outbox/store.ts'
import { cleanDraft } from './draft/clean-draft.ts'
import type { Draft } from './draft/enquiry-draft.ts'

/**
 * Queues an entry again with the visitor's corrections and resolves with its key. Only changed content becomes a new
 * submission, even if the entry was sent or deleted in the meantime.
 */
export async function saveEdit({ key, enquiry }: OutboxEntry, draft: Draft): Promise<string> {
  const corrected = { ...enquiry, ...cleanDraft(draft) }
  if (JSON.stringify(corrected) !== JSON.stringify(cleanDraft(enquiry))) {
    return replaceEntry(key, { ...corrected, submissionId: crypto.randomUUID() }, Date.now())
  }
  await changeEntry(key, (entry) => requeued(entry, Date.now()))
  return key
}

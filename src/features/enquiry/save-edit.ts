import type { OutboxEntry } from '@/outbox/entry.ts'
import { replaceEntry, requeueEntry } from '@/outbox/store.ts'
import { cleanDraft } from './draft/clean-draft.ts'
import type { Draft } from './draft/enquiry-draft.ts'

/**
 * Queues an entry again with the visitor's corrections and resolves with its key. Only changed content becomes a new
 * submission, even if the entry was sent or deleted in the meantime. Null while the entry is being sent.
 */
export async function saveEdit({ key, enquiry }: OutboxEntry, draft: Draft): Promise<string | null> {
  const corrected = { ...enquiry, ...cleanDraft(draft) }
  if (JSON.stringify(corrected) !== JSON.stringify(cleanDraft(enquiry))) {
    return replaceEntry(key, { ...corrected, submissionId: crypto.randomUUID() })
  }
  return (await requeueEntry(key)) ? key : null
}

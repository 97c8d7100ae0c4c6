import type { Enquiry } from '@/contract/enquiry.ts'
import type { OutboxEntry } from '@/contract/outbox-entry.ts'
import { addEntry, requeue } from '@/contract/outbox-store.ts'
import type { Draft } from './enquiry-draft.ts'

/**
 * Resolves with the key of the row that holds the correction. If the text is unchanged, whatever the queue has recorded
 * meanwhile stays; if the entry was sent or deleted meanwhile, a changed text becomes a new entry.
 */
export async function storeCorrection(entry: OutboxEntry, draft: Draft): Promise<string> {
  const { submissionId } = entry.enquiry
  const enquiry = reworded(entry.enquiry, draft)
  if (await requeue(entry.key, submissionId, Date.now(), enquiry)) return entry.key
  if (enquiry.submissionId === submissionId) return entry.key
  return (await addEntry(enquiry, Date.now())).key
}

/** An unchanged text keeps its identity. */
function reworded(enquiry: Enquiry, draft: Draft): Enquiry {
  const { firstName, lastName, email, phone, country, message, subject, department } = draft
  const written = { firstName, lastName, email, phone, country, message }
  const changed = {
    ...enquiry,
    ...written,
    ...(enquiry.formTitle === 'Contact Page' && { subject, department }),
  }
  const isChanged = JSON.stringify(changed) !== JSON.stringify(enquiry)
  return isChanged ? { ...changed, submissionId: crypto.randomUUID() } : enquiry
}

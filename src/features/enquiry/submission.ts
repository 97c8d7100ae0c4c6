import * as v from 'valibot'
import type { Enquiry } from '@/contract/enquiry.ts'
import { arrivals, newEntry, type Arrival, type OutboxEntry } from '@/outbox/entry.ts'
import { fromJson } from '@/platform/device/from-json.ts'
import { stored } from '@/platform/device/stored.ts'

export type EnquiryContents = Omit<Enquiry, 'submissionId' | 'pageUrl'>

/** A submitted form. Retrying with unchanged content reuses the submission and its id. */
export type Submission = {
  /** The enquiry, with the results of its attempts so far. */
  entry: OutboxEntry
  /** The form's content as JSON, for comparison. */
  content: string
  underWay?: Promise<SubmissionResult> | undefined
}

/** The outcome of a submission. */
export type SubmissionResult =
  | { outcome: 'sent' }
  /** Queued, to be sent automatically. */
  | { outcome: 'saved'; isOnline: boolean }
  /** Kept in the outbox for the visitor to decide: see the verdict `unconfirmed`. */
  | { outcome: 'set aside' }
  /** Neither sent nor queued; the form keeps its contents. */
  | { outcome: 'failed' }

/** Sent by this tab, by their ids. Their text is nowhere else. */
export const sentHere = new Map<string, Enquiry>()

/** The submissions that were neither sent nor queued, by their content. */
const unfinished = new Map<string, Submission>()
const maxUnfinished = 10

const submissionFields = v.object({
  content: v.string(),
  pageUrl: v.string(),
  submissionId: v.string(),
  arrival: v.picklist(arrivals),
})

/** The same in session storage, so that a reload, a language switch or Back does not lead to a second id. */
const kept = stored({ key: 'sporte:unfinished', area: 'session' }, fromJson(v.array(submissionFields), []))

/** The unfinished submission with this content. */
export function findSubmission(contents: EnquiryContents): Submission | undefined {
  const content = JSON.stringify(contents)
  const last = unfinished.get(content)
  if (last) return last
  const earlier = kept.read().find((one) => one.content === content)
  if (!earlier) return undefined
  const { pageUrl, submissionId, arrival } = earlier
  const entry = { ...newEntry({ ...contents, pageUrl, submissionId }, Date.now()), arrival }
  unfinished.set(content, { entry, content })
  return unfinished.get(content)
}

export function startSubmission(contents: EnquiryContents, label?: string): Submission {
  const last = findSubmission(contents)
  if (last) return last
  const enquiry = { ...contents, pageUrl: location.href, submissionId: crypto.randomUUID() }
  const submission = { entry: newEntry(enquiry, Date.now(), label), content: JSON.stringify(contents) }
  unfinished.set(submission.content, submission)
  return submission
}

/** Stores its id and arrival for the page after a reload. */
export function keepSubmission({ content, entry }: Submission, arrival: Arrival): void {
  const { pageUrl, submissionId } = entry.enquiry
  const others = kept.read().filter((one) => one.content !== content)
  kept.write([...others, { content, pageUrl, submissionId, arrival }].slice(-maxUnfinished))
}

/** Call once it is sent or queued: submitting the same content again then creates a new submission. */
export function finishSubmission({ content }: Submission): void {
  unfinished.delete(content)
  const others = kept.read().filter((one) => one.content !== content)
  if (others.length > 0) kept.write(others)
  else kept.remove()
}

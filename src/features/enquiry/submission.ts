import type { Enquiry } from '@/contract/enquiry.ts'

export type UnsentEnquiry = Omit<Enquiry, 'submissionId' | 'pageUrl'>

/** A submitted form. Retrying with unchanged content reuses the submission and its id. */
export type Submission = {
  enquiry: Enquiry
  /** True after a missing response or a server error: the receiver may have stored the enquiry. */
  mayHaveArrived: boolean
  /** The form's content as JSON, for comparison. */
  content: string
  underWay?: Promise<SubmissionResult> | undefined
}

/** The outcome of a submission. */
export type SubmissionResult =
  | { outcome: 'sent' }
  /** Queued, to be sent automatically. */
  | { outcome: 'saved'; isOnline: boolean }
  /** Neither sent nor queued; the form keeps its contents. */
  | { outcome: 'failed' }

/** Each form's last submission that was neither sent nor queued. Kept until the page unloads. */
const unfinished = new Map<Enquiry['formTitle'], Submission>()

export function startSubmission(unsent: UnsentEnquiry): Submission {
  const content = JSON.stringify(unsent)
  const last = unfinished.get(unsent.formTitle)
  if (last?.content === content) return last
  const submission = {
    enquiry: { ...unsent, pageUrl: location.href, submissionId: crypto.randomUUID() },
    mayHaveArrived: false,
    content,
  }
  unfinished.set(unsent.formTitle, submission)
  return submission
}

/** Call once it is sent or queued: submitting the same content again then creates a new submission. */
export function finishSubmission({ enquiry }: Submission): void {
  unfinished.delete(enquiry.formTitle)
}

import type { Enquiry } from '@/contract/enquiry.ts'

export type UnsentEnquiry = Omit<Enquiry, 'submissionId' | 'pageUrl'>

/** What the visitor submitted in one form. Another attempt at unchanged content is the same submission. */
export type Submission = {
  enquiry: Enquiry
  /** An attempt had no answer, or a server error: the receiver may have it. */
  mayHaveArrived: boolean
  /** The content as the form has it. */
  content: string
  underWay?: Promise<SubmissionResult> | undefined
}

/** The outcome of a submission. */
export type SubmissionResult =
  | { outcome: 'sent' }
  /** Stored: it will be sent automatically. */
  | { outcome: 'saved'; isOnline: boolean }
  /** Neither sent nor stored: the form keeps the text. */
  | { outcome: 'failed' }

/** The last submission of each form that was neither sent nor saved, until the page is left. */
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

/** It was sent or saved: from now on the same text is a new submission. */
export function finishSubmission({ enquiry }: Submission): void {
  unfinished.delete(enquiry.formTitle)
}

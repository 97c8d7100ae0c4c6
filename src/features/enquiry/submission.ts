import * as v from 'valibot'
import type { Enquiry } from '@/contract/enquiry.ts'
import { fromJson } from '@/platform/device/from-json.ts'
import { stored } from '@/platform/device/stored.ts'

export type EnquiryContents = Omit<Enquiry, 'submissionId' | 'pageUrl'>

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

/** Each form's last submission that was neither sent nor queued. */
const unfinished = new Map<Enquiry['formTitle'], Submission>()

const storedSubmissions = v.record(
  v.string(),
  v.object({ content: v.string(), pageUrl: v.string(), submissionId: v.string() }),
)
const none: v.InferOutput<typeof storedSubmissions> = {}

/** The same in session storage, so that a reload, a language switch or Back does not lead to a second id. */
const kept = stored({ key: 'sporte:unfinished', area: 'session' }, fromJson(storedSubmissions, none))

/** The unfinished submission with this content. */
export function findSubmission(contents: EnquiryContents): Submission | undefined {
  const content = JSON.stringify(contents)
  const { formTitle } = contents
  const last = unfinished.get(formTitle)
  if (last) return last.content === content ? last : undefined
  const earlier = kept.read()[formTitle]
  if (earlier?.content !== content) return undefined
  const { pageUrl, submissionId } = earlier
  // The earlier page may have sent it.
  const submission = { enquiry: { ...contents, pageUrl, submissionId }, mayHaveArrived: true, content }
  unfinished.set(formTitle, submission)
  return submission
}

export function startSubmission(contents: EnquiryContents): Submission {
  const last = findSubmission(contents)
  if (last) return last
  const ids = { pageUrl: location.href, submissionId: crypto.randomUUID() }
  const content = JSON.stringify(contents)
  const submission = { enquiry: { ...contents, ...ids }, mayHaveArrived: false, content }
  unfinished.set(contents.formTitle, submission)
  kept.write({ ...kept.read(), [contents.formTitle]: { content, ...ids } })
  return submission
}

/** Call once it is sent or queued: submitting the same content again then creates a new submission. */
export function finishSubmission({ enquiry }: Submission): void {
  unfinished.delete(enquiry.formTitle)
  const { [enquiry.formTitle]: _finished, ...others } = kept.read()
  if (Object.keys(others).length > 0) kept.write(others)
  else kept.remove()
}

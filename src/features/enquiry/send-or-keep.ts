import type { Enquiry } from '@/contract/enquiry.ts'
import { tellOutbox } from '@/contract/tell-outbox.ts'
import { judge, mayHideArrival, outboxLimits } from '@/contract/outbox-policy.ts'
import { postEnquiry } from '@/contract/post-enquiry.ts'
import { addEntry, removeSent } from '@/contract/outbox-store.ts'
import { isOnline } from '@/platform/device/online.ts'
import { askToPersist } from '@/platform/device/persistence.ts'
import { requestSync } from '@/platform/device/sw-bridge/registration.ts'
import { reportFault } from '@/platform/report.ts'
import { begin, type Tried } from './submission-identity.ts'

/** The outcome of a submission. */
export type SubmissionResult =
  | { outcome: 'sent' }
  /** Stored: it will be sent automatically. */
  | { outcome: 'saved'; isOnline: boolean }
  /** Not stored; `unanswered`: the receiver may have it nevertheless, from this attempt or an earlier one. */
  | { outcome: 'failed'; unanswered: boolean }

const underWay = new Map<string, Promise<SubmissionResult>>()

/**
 * Online: sent now or not at all. Offline: stored on this device at once. An enquiry already under way, from a form that
 * was left meanwhile, is not sent twice: both forms get the same result.
 */
export function submitEnquiry(tried: Tried): Promise<SubmissionResult> {
  const { submissionId } = tried.enquiry
  const joined = underWay.get(submissionId)
  if (joined) return joined
  const result = sendOrKeep(tried).finally(() => underWay.delete(submissionId))
  underWay.set(submissionId, result)
  return result
}

async function sendOrKeep(tried: Tried): Promise<SubmissionResult> {
  const { enquiry } = tried
  if (!isOnline()) return keepEnquiry(enquiry, tried.mayHaveArrived)
  const attempt = await begin(tried)
  const answer = await postEnquiry(enquiry).catch(() => null)
  if (answer === null) {
    reportFault({ kind: 'enquiry', outcome: 'failed' })
    return { outcome: 'failed', unanswered: await attempt.end(true) }
  }
  const { status } = answer
  // A 409 may mean that another tab or the outbox has sent it meanwhile.
  const mayHaveArrived = attempt.mayHaveArrived || (status === 409 && (await attempt.wasJoined()))
  if (judge(status, mayHaveArrived) === 'delivered') {
    dropKept(enquiry.submissionId)
    return { outcome: 'sent' }
  }
  reportFault({ kind: 'enquiry', outcome: 'failed', status })
  return { outcome: 'failed', unanswered: await attempt.end(mayHaveArrived || mayHideArrival(status)) }
}

/** An earlier attempt at the same text may be queued. Where this fails it is sent again, under the same identity. */
function dropKept(submissionId: string): void {
  removeSent(submissionId).then(
    (wasThere) => wasThere && tellOutbox('changed'),
    () => {},
  )
}

/** Saves an enquiry for later. Resolves with `saved` only once it is on disk. */
export async function keepEnquiry(enquiry: Enquiry, unanswered = false): Promise<SubmissionResult> {
  const wasOnline = isOnline()
  try {
    const now = Date.now()
    // If we are online, the receiver has just failed: wait before the next attempt.
    const pause = wasOnline ? { dueAt: now + outboxLimits.firstDelayMs, lastTriedAt: now } : { dueAt: 0 }
    await addEntry(enquiry, now, { mayHaveArrived: unanswered, ...pause })
  } catch {
    return { outcome: 'failed', unanswered }
  }
  tellOutbox('added')
  // The browser may refuse both; the page's own triggers do not depend on them.
  void requestSync()
  askToPersist()
  return { outcome: 'saved', isOnline: wasOnline }
}

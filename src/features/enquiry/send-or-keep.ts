import type { Enquiry } from '@/contract/enquiry.ts'
import { tellOutbox } from '@/contract/tell-outbox.ts'
import { judge, mayHideArrival, outboxLimits } from '@/contract/outbox-policy.ts'
import { postEnquiry } from '@/contract/post-enquiry.ts'
import { addEntry, removeSent } from '@/contract/outbox-store.ts'
import { isOnline } from '@/platform/device/online.ts'
import { askToPersist } from '@/platform/device/persistence.ts'
import { requestSync } from '@/platform/device/sw-bridge/registration.ts'
import { reportFault } from '@/platform/report.ts'

/** What became of an enquiry that the visitor just submitted. */
export type SubmissionResult =
  | { outcome: 'sent' }
  /** On disk: it goes out by itself. */
  | { outcome: 'saved'; isOnline: boolean }
  /** Nothing was kept; `unanswered` when the receiver may have it nevertheless, from this attempt or an earlier one. */
  | { outcome: 'failed'; unanswered: boolean }

const underWay = new Map<string, Promise<SubmissionResult>>()

/**
 * Online: sent now or not at all. Offline: kept on this device at once. `mayHaveArrived`: an attempt before this one
 * went unanswered. An enquiry that is under way already, from a form that was left meanwhile, is not sent twice: both
 * forms hear the same.
 */
export function submitEnquiry(enquiry: Enquiry, mayHaveArrived = false): Promise<SubmissionResult> {
  const { submissionId } = enquiry
  const joined = underWay.get(submissionId)
  if (joined) return joined
  const result = sendOrKeep(enquiry, mayHaveArrived).finally(() => underWay.delete(submissionId))
  underWay.set(submissionId, result)
  return result
}

async function sendOrKeep(enquiry: Enquiry, mayHaveArrived: boolean): Promise<SubmissionResult> {
  if (!isOnline()) return keepEnquiry(enquiry, mayHaveArrived)
  try {
    const { status } = await postEnquiry(enquiry)
    if (judge(status, mayHaveArrived) === 'delivered') {
      dropKept(enquiry.submissionId)
      return { outcome: 'sent' }
    }
    reportFault({ kind: 'enquiry', outcome: 'failed', status })
    return { outcome: 'failed', unanswered: mayHaveArrived || mayHideArrival(status) }
  } catch {
    reportFault({ kind: 'enquiry', outcome: 'failed' })
    return { outcome: 'failed', unanswered: true }
  }
}

/** An earlier attempt at the same words may wait here. Where this fails it is sent once more, under the same identity. */
function dropKept(submissionId: string): void {
  removeSent(submissionId).then(
    (wasThere) => wasThere && tellOutbox('changed'),
    () => {},
  )
}

/** Saves an enquiry for later. `saved` is only said once it is on disk. */
export async function keepEnquiry(enquiry: Enquiry, unanswered = false): Promise<SubmissionResult> {
  const wasOnline = isOnline()
  try {
    const now = Date.now()
    // Online means that the receiver has just failed us: it gets a moment before the next attempt.
    const pause = wasOnline ? { dueAt: now + outboxLimits.firstDelayMs, lastTriedAt: now } : { dueAt: 0 }
    await addEntry(enquiry, now, { mayHaveArrived: unanswered, ...pause })
  } catch {
    return { outcome: 'failed', unanswered }
  }
  tellOutbox('added')
  // Both are favours that the browser may refuse; the page's own triggers do not depend on them.
  void requestSync()
  askToPersist()
  return { outcome: 'saved', isOnline: wasOnline }
}

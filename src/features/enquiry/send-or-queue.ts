import { broadcastOutboxChange } from '@/contract/outbox-signals.ts'
import { holdRow } from '@/contract/outbox-lock.ts'
import { classifyResponse, mayHideArrival, outboxLimits } from '@/contract/outbox-policy.ts'
import { keyOf } from '@/contract/outbox-entry.ts'
import { addEntry, beginSubmission, endSubmission } from '@/contract/outbox-store.ts'
import { postEnquiry } from '@/contract/post-enquiry.ts'
import { withTimeout } from '@/contract/with-timeout.ts'
import { isOnline } from '@/platform/device/online.ts'
import { requestPersistentStorage } from '@/platform/device/persistent-storage.ts'
import { requestSync } from '@/platform/device/sw-bridge/registration.ts'
import { reportFault } from '@/platform/report.ts'
import type { Submission, SubmissionResult } from './submission.ts'

/**
 * Online: sent now or not at all. Offline: stored on this device at once. A submission that is already under way, from
 * a form that was closed, is not sent twice: both forms get the same result. `onWritten`: if the page dies after this
 * call, the enquiry is sent later.
 */
export function submitEnquiry(submission: Submission, onWritten = () => {}): Promise<SubmissionResult> {
  if (submission.underWay) onWritten()
  submission.underWay ??= (isOnline() ? send(submission, onWritten) : queueEnquiry(submission)).finally(
    () => {
      submission.underWay = undefined
    },
  )
  return submission.underWay
}

/**
 * Writes the row, sends it and deletes it; after a failure the form still has the text. If the page dies in between, or
 * before the visitor can have read the notice, the next replay finds the row. Without a store it is sent too.
 */
function send(submission: Submission, onWritten: () => void): Promise<SubmissionResult> {
  const { enquiry } = submission
  const begunAt = Date.now()
  // A visitor who waits for the network's answer does not wait for a store that fails or takes long.
  const inTime = (work: Promise<void>) => withTimeout(work, outboxLimits.writeTimeoutMs).catch(() => {})
  const end = async () => {
    await inTime(endSubmission(enquiry, begunAt))
    broadcastOutboxChange('changed')
  }
  return new Promise((resolve) => {
    void holdRow(keyOf(enquiry), async () => {
      await inTime(beginSubmission(enquiry, begunAt)) // under the lock: an unheld row is sent by any replay
      onWritten()
      void requestSync()
      const answer = await postEnquiry(enquiry).catch(() => null)
      if (answer && classifyResponse(answer.status, submission.mayHaveArrived) === 'delivered') {
        await end()
        resolve({ outcome: 'sent' })
        return
      }
      if (answer === null || mayHideArrival(answer.status)) submission.mayHaveArrived = true
      reportFault({ kind: 'enquiry', outcome: 'failed', ...(answer && { status: answer.status }) })
      resolve({ outcome: 'failed' })
      await new Promise((read) => setTimeout(read, outboxLimits.readMs))
      await end()
    })
  })
}

/** Saves a submission for later. Resolves with `saved` only once it is on disk. */
export async function queueEnquiry({ enquiry, mayHaveArrived }: Submission): Promise<SubmissionResult> {
  const wasOnline = isOnline()
  try {
    const now = Date.now()
    // If we are online, the receiver has just failed: wait before the next attempt.
    const pause = wasOnline ? { dueAt: now + outboxLimits.firstDelayMs, lastTriedAt: now } : {}
    await addEntry(enquiry, now, { mayHaveArrived, ...pause })
  } catch {
    return { outcome: 'failed' }
  }
  broadcastOutboxChange('added')
  // The browser may refuse both; the page's own triggers do not depend on them.
  void requestSync()
  requestPersistentStorage()
  return { outcome: 'saved', isOnline: wasOnline }
}

import type { Enquiry } from '@/contract/enquiry.ts'
import { broadcastOutboxChange } from '@/outbox/signals.ts'
import { holdRow } from '@/outbox/lock.ts'
import { classifyResponse, mayHideArrival, outboxLimits } from '@/outbox/policy.ts'
import { keyOf } from '@/outbox/entry.ts'
import { addEntry, beginSubmission, endSubmission, findReceipt } from '@/outbox/store.ts'
import { postEnquiry } from '@/outbox/post-enquiry.ts'
import { withTimeout } from '@/lib/with-timeout.ts'
import { isOnline } from '@/platform/device/online.ts'
import { requestPersistentStorage } from '@/platform/device/persistent-storage.ts'
import { requestSync } from '@/platform/device/sw-bridge/registration.ts'
import { reportFault } from '@/platform/report-fault.ts'
import type { Submission, SubmissionResult } from './submission.ts'

/**
 * Sends immediately. A submission already under way, e.g. from a closed form, is not sent twice. `onWritten` is called
 * once the submission can survive a crash of the page.
 */
export function submitEnquiry(submission: Submission, onWritten = () => {}): Promise<SubmissionResult> {
  if (submission.underWay) onWritten()
  submission.underWay ??= send(submission, onWritten).finally(() => {
    submission.underWay = undefined
  })
  return submission.underWay
}

/**
 * Stores a row, posts the enquiry and deletes the row, leaving a receipt of a delivery; a failed enquiry stays in the form. If the page is closed before
 * the visitor can read the failure toast, the next replay sends the row. Without an answer and, as the browser says,
 * without a network, the enquiry is queued.
 */
function send(submission: Submission, onWritten: () => void): Promise<SubmissionResult> {
  const { enquiry } = submission
  const begunAt = Date.now()
  // Sending must not wait for a slow or broken IndexedDB.
  const inTime = (work: Promise<void>) => withTimeout(work, outboxLimits.writeTimeoutMs).catch(() => {})
  const end = async (sentAt?: number) => {
    await inTime(endSubmission(enquiry, begunAt, sentAt))
    broadcastOutboxChange('changed')
  }
  return new Promise((resolve) => {
    void holdRow(keyOf(enquiry), async () => {
      if (submission.mayHaveArrived && (await wasDelivered(enquiry))) {
        resolve({ outcome: 'sent' })
        return
      }
      await inTime(beginSubmission(enquiry, begunAt)) // under the lock: any replay sends an unlocked row
      onWritten()
      void requestSync()
      const timeoutMs = isOnline() ? outboxLimits.sendTimeoutMs : outboxLimits.offlineTimeoutMs
      const answer = await postEnquiry(enquiry, timeoutMs).catch(() => null)
      if (answer && classifyResponse(answer.status, submission.mayHaveArrived) === 'delivered') {
        await end(Date.now())
        resolve({ outcome: 'sent' })
        return
      }
      if (answer === null || mayHideArrival(answer.status)) submission.mayHaveArrived = true
      if (answer === null && !isOnline()) {
        const queued = await queueEnquiry(submission)
        if (queued.outcome === 'saved') {
          resolve(queued)
          return
        }
      }
      reportFault({ kind: 'enquiry', outcome: 'failed', ...(answer && { status: answer.status }) })
      resolve({ outcome: 'failed' })
      await whenRead()
      await end()
    })
  })
}

/** Whether a replay has delivered it, for example after a reload of the page that sent it. */
async function wasDelivered({ submissionId }: Enquiry): Promise<boolean> {
  const receipt = await withTimeout(findReceipt(submissionId), outboxLimits.writeTimeoutMs).catch(
    () => undefined,
  )
  return receipt !== undefined
}

/** Resolves once the page was visible for long enough to read a toast. A hidden page may be closed unread. */
function whenRead(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onVisibility = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible') return
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', onVisibility)
        resolve()
      }, outboxLimits.readMs)
    }
    document.addEventListener('visibilitychange', onVisibility)
    onVisibility()
  })
}

/** Queues a submission. Resolves with `saved` only once it is in IndexedDB. */
export async function queueEnquiry({ enquiry, mayHaveArrived }: Submission): Promise<SubmissionResult> {
  const wasOnline = isOnline()
  try {
    const now = Date.now()
    // When online, the receiver has just failed: wait before the next attempt.
    const pause = wasOnline ? { dueAt: now + outboxLimits.firstDelayMs, lastTriedAt: now } : {}
    await addEntry(enquiry, now, { mayHaveArrived, ...pause })
  } catch {
    return { outcome: 'failed' }
  }
  broadcastOutboxChange('added')
  // The browser may refuse both; replays triggered by the page do not need them.
  void requestSync()
  requestPersistentStorage()
  return { outcome: 'saved', isOnline: wasOnline }
}

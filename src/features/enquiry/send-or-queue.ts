import { broadcastOutboxChange } from '@/outbox/signals.ts'
import { holdRow } from '@/outbox/lock.ts'
import { outliving } from '@/outbox/entry.ts'
import { afterAttempt, claimed, judge, outboxLimits } from '@/outbox/policy.ts'
import { addEntry, beginSubmission, changeEntry, dropSubmission, markDelivered } from '@/outbox/store.ts'
import { postEnquiry } from '@/outbox/post-enquiry.ts'
import { withTimeout } from '@/lib/with-timeout.ts'
import { isOnline } from '@/platform/device/online.ts'
import { requestPersistentStorage } from '@/platform/device/persistent-storage.ts'
import { requestSync } from '@/platform/device/sw-bridge/registration.ts'
import { reportFault } from '@/platform/report-fault.ts'
import { keepSubmission, type Submission, type SubmissionResult } from './submission.ts'

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

/** Sending must not wait for a slow or broken IndexedDB. */
const inTime = <Result>(work: Promise<Result>) =>
  withTimeout(work, outboxLimits.writeTimeoutMs).catch(() => undefined)

/**
 * Stores a row, posts the enquiry and deletes the row, leaving a receipt of a delivery; a failed enquiry stays in the
 * form. If the page is closed before the visitor can read the failure toast, the next replay sends the row. Without an
 * answer and, as the browser says, without a network, the enquiry is queued.
 */
function send(submission: Submission, onWritten: () => void): Promise<SubmissionResult> {
  const before = submission.entry
  const { key, enquiry, arrival } = before
  const begunAt = Date.now()
  return new Promise((resolve) => {
    void holdRow(key, async () => {
      // Under the lock: any replay sends an unlocked row.
      if ((await inTime(beginSubmission(claimed(before, begunAt)))) === false) {
        resolve({ outcome: 'sent' })
        return
      }
      onWritten()
      keepSubmission(submission, outliving(arrival, 'unknown'))
      void requestSync()
      const timeoutMs = isOnline() ? outboxLimits.sendTimeoutMs : outboxLimits.offlineTimeoutMs
      const ending = await postEnquiry(enquiry, timeoutMs)
      const verdict = judge(ending, arrival)
      if (verdict === 'delivered') {
        await inTime(markDelivered(before, Date.now(), true))
        broadcastOutboxChange('changed')
        resolve({ outcome: 'sent' })
        return
      }
      const after = afterAttempt(before, ending, Date.now(), Math.random())
      submission.entry = { ...after, state: 'queued', parkedBecause: null }
      keepSubmission(submission, after.arrival)
      if (verdict === 'unconfirmed' && (await inTime(addEntry(after)))) {
        broadcastOutboxChange('changed')
        resolve({ outcome: 'set aside' })
        return
      }
      // The row counts as this attempt's until the toast is read, and already has its result if the page dies.
      const unread = { ...submission.entry, state: 'sending', lastTriedAt: begunAt } as const
      await inTime(changeEntry(key, (row) => (row.state === 'sending' ? unread : null)))
      if (typeof ending === 'string' && !isOnline()) {
        const queued = await queueEnquiry(submission)
        if (queued.outcome === 'saved') {
          resolve(queued)
          return
        }
      }
      const status = typeof ending === 'string' ? {} : { status: ending.status }
      reportFault({ kind: 'enquiry', outcome: 'failed', ...status })
      resolve({ outcome: 'failed' })
      await whenRead()
      await inTime(dropSubmission(key, begunAt))
      broadcastOutboxChange('changed')
    })
  })
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
export async function queueEnquiry({ entry }: Submission): Promise<SubmissionResult> {
  const wasOnline = isOnline()
  try {
    const now = Date.now()
    // When online, the receiver has just failed: wait before the next attempt.
    const pausedUntil = entry.lastStatus === null ? now : entry.dueAt
    const dueAt = wasOnline ? Math.max(pausedUntil, now + outboxLimits.firstDelayMs) : pausedUntil
    await addEntry({ ...entry, savedAt: now, dueAt })
  } catch {
    return { outcome: 'failed' }
  }
  broadcastOutboxChange('added')
  // The browser may refuse both; replays triggered by the page do not need them.
  void requestSync()
  requestPersistentStorage()
  return { outcome: 'saved', isOnline: wasOnline }
}

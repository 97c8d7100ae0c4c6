import type { Enquiry } from '@/contract/enquiry.ts'
import { outboxSyncTag, tellOutbox } from '@/contract/outbox-names.ts'
import { judge, outboxLimits } from '@/contract/outbox-policy.ts'
import { postEnquiry } from '@/contract/outbox-replay.ts'
import { addEntry } from '@/contract/outbox-store.ts'
import { isOnline } from '@/platform/online.ts'
import { askToPersist } from '@/platform/persistence.ts'

/** What became of an enquiry that the visitor just submitted. */
export type SubmissionResult =
  | { outcome: 'sent' }
  /** On disk: it goes out by itself. */
  | { outcome: 'saved' }
  /** Nothing was kept; `unanswered` when the receiver may have it nevertheless, from this attempt or an earlier one. */
  | { outcome: 'failed'; unanswered: boolean }

/**
 * Online: sent now or not at all. Offline: kept on this device at once. `mayHaveArrived`: an attempt before this one
 * went unanswered.
 */
export async function submitEnquiry(enquiry: Enquiry, mayHaveArrived = false): Promise<SubmissionResult> {
  if (!isOnline()) return keepEnquiry(enquiry, mayHaveArrived)
  try {
    const { status } = await postEnquiry(enquiry)
    return judge(status, mayHaveArrived) === 'delivered'
      ? { outcome: 'sent' }
      : { outcome: 'failed', unanswered: mayHaveArrived }
  } catch {
    return { outcome: 'failed', unanswered: true }
  }
}

/** Saves an enquiry for later. `saved` is only said once it is on disk. */
export async function keepEnquiry(enquiry: Enquiry, unanswered = false): Promise<SubmissionResult> {
  try {
    const now = Date.now()
    // Online means that the receiver has just failed us: it gets a moment before the next attempt.
    const dueAt = isOnline() ? now + outboxLimits.firstDelayMs : 0
    await addEntry(enquiry, now, { mayHaveArrived: unanswered, dueAt })
  } catch {
    return { outcome: 'failed', unanswered }
  }
  tellOutbox('added')
  // Both are favours that the browser may refuse; the page's own triggers do not depend on them.
  void requestSync()
  askToPersist()
  return { outcome: 'saved' }
}

/** Asks for a turn in the worker once there is a network, even with every tab closed (Chromium only). */
export async function requestSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(outboxSyncTag)
  } catch {
    // Not allowed here.
  }
}

import type { Enquiry } from '@/contract/enquiry.ts'
import { broadcastOutboxChange } from './signals.ts'
import { holdRow, readHeldRows, withOutboxLock } from './lock.ts'
import { afterAttempt, classifyResponse, isDue, outboxLimits, recovered } from './policy.ts'
import type { OutboxEntry } from './entry.ts'
import { changeEntry, listEntries, listRows, markDelivered, readEntry } from './store.ts'
import { postEnquiry, type WebhookResponse } from './post-enquiry.ts'

/**
 * Sends the queued enquiries, in the same way from every tab and the worker. Entries are independent: each is `sending`
 * during its request, then deleted, queued for later or parked.
 */

export type ReplayOptions = {
  send?: (enquiry: Enquiry) => Promise<WebhookResponse>
  now?: () => number
  random?: () => number
  /** See `isDue`. */
  wokenAt?: number | null
  /** Requested by the visitor: sends this entry (even if parked), or every queued one, before it is due. */
  only?: string
  all?: boolean
  /** Rejects with `OutboxBusy` if another context does not finish in time. */
  lockWaitMs?: number
}

export type ReplayResult = {
  sent: number
  /** When to replay again. Null if nothing is pending. */
  nextDueAt: number | null
}

/** Sends every due entry once, the longest overdue first. Rejects if the store fails. */
export async function replayOutbox(options: ReplayOptions = {}): Promise<ReplayResult> {
  const { now = Date.now, only, all = false, wokenAt = null, lockWaitMs } = options
  const tried = new Set<string>()
  let sent = 0
  let failuresInARow = 0
  let storeFailure: unknown

  const listDueKeys = async () => {
    if (only !== undefined) return [only]
    const queued = await listEntries('queued')
    const due = queued.filter((entry) => !tried.has(entry.key) && (all || isDue(entry, now(), wokenAt)))
    return due.toSorted((a, b) => a.dueAt - b.dueAt).map(({ key }) => key)
  }

  /** Resolves with whether more entries are to be sent. */
  const runPass = async () => {
    const endsAt = performance.now() + outboxLimits.passMs
    await recoverEntries(now())
    for (const key of await listDueKeys()) {
      if (failuresInARow === outboxLimits.failuresInARow) return false
      if (performance.now() > endsAt) return true
      tried.add(key)
      try {
        const outcome = await attempt(key, options)
        if (outcome === 'sent') sent += 1
        failuresInARow = outcome === 'failed' ? failuresInARow + 1 : 0
      } catch (error) {
        storeFailure = error // of this row only, the others are independent
      }
    }
    return false
  }

  let isMore = await withOutboxLock(runPass, lockWaitMs)
  while (isMore) isMore = await withOutboxLock(runPass)
  broadcastOutboxChange('changed')
  if (storeFailure !== undefined) throw storeFailure
  const dueAt = await nextDueAt(now())
  const isGone = failuresInARow === outboxLimits.failuresInARow
  if (dueAt === null || !isGone) return { sent, nextDueAt: dueAt }
  return { sent, nextDueAt: Math.max(dueAt, now() + outboxLimits.firstDelayMs) }
}

async function attempt(key: string, options: ReplayOptions): Promise<'sent' | 'failed' | 'parked' | 'gone'> {
  const { send = postEnquiry, now = Date.now, random = Math.random, only } = options
  // The visitor may have deleted the entry since it was listed, or a form may be sending it.
  const isSendable = ({ state }: OutboxEntry) => state === 'queued' || (state === 'parked' && key === only)
  const entry = await readEntry(key)
  if (!entry || !isSendable(entry)) return 'gone'
  return holdRow(key, async () => {
    // A single transaction, because passes overlap when several contexts steal the lock of a hung one.
    const claiming = changeEntry(key, (row) =>
      isSendable(row) ? { ...row, state: 'sending', lastTriedAt: now() } : null,
    )
    const claimed = await claiming.catch(() => entry) // a full disk must not prevent sending
    if (!claimed) return 'gone'
    const answer = await send(claimed.enquiry).catch(() => 'no answer' as const)
    if (answer !== 'no answer' && classifyResponse(answer.status, claimed.mayHaveArrived) === 'delivered') {
      await markDelivered(claimed, now())
      broadcastOutboxChange('changed')
      return 'sent'
    }
    const after = await changeEntry(key, (row) =>
      afterAttempt({ ...row, state: entry.state }, answer, now(), random()),
    )
    return after?.state === 'parked' ? 'parked' : 'failed'
  })
}

/** A row lock held for longer than any attempt takes belongs to a hung context. */
const maxAttemptMs = 2 * outboxLimits.stealAfterMs

/** Queues the entries whose page or worker died while sending them. */
export async function recoverEntries(now: number): Promise<void> {
  const sending = await listEntries('sending')
  if (sending.length === 0) return
  const isHeld = await readHeldRows()
  for (const { key, lastTriedAt } of sending) {
    const isRecent = Math.abs(now - (lastTriedAt ?? 0)) < maxAttemptMs
    if (isRecent && isHeld(key)) continue
    await changeEntry(key, (row) => (row.state === 'sending' ? recovered(row, now) : null))
  }
}

/** When the first entry is due. Null if nothing is pending. */
export async function nextDueAt(now: number): Promise<number | null> {
  const times = (await listRows()).flatMap((row) => {
    if (row.state === 'sending') return now + outboxLimits.sendTimeoutMs // time to check its page
    if (row.state !== 'queued') return []
    return isDue(row, now, null) ? Math.min(row.dueAt, now) : row.dueAt
  })
  return times.length > 0 ? Math.min(...times) : null
}

import type { Enquiry } from '@/contract/enquiry.ts'
import { broadcastOutboxChange } from './signals.ts'
import { holdRow, readHeldRows, withOutboxLock } from './lock.ts'
import { actionsOn, afterAttempt, claimed, isDue, judge, outboxLimits, type Ending } from './policy.ts'
import type { OutboxEntry } from './entry.ts'
import { changeEntry, listEntries, listRows, markDelivered, readEntry } from './store.ts'
import { postEnquiry } from './post-enquiry.ts'

/**
 * Sends the queued enquiries, in the same way from every tab and the worker. Entries are independent: each is `sending`
 * during its request, then deleted, queued for later or parked.
 */

export type ReplayOptions = {
  send?: (enquiry: Enquiry) => Promise<Ending>
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
    const queued = (await listEntries('queued')).filter(({ key }) => !tried.has(key))
    const due = all
      ? queued
      : queued.filter((entry) => isDue(entry, now(), wokenAt) && !isPaused(entry.key, now()))
    return due.toSorted((a, b) => a.dueAt - b.dueAt).map(({ key }) => key)
  }

  /** Resolves with whether more entries are to be sent. */
  const runPass = async () => {
    const endsAt = performance.now() + outboxLimits.passMs
    for (const { key, pausedUntil, write } of unstored.values()) {
      await storeResult(key, pausedUntil, write).catch((error: unknown) => (storeFailure = error))
    }
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

/**
 * Results that the store refused. This page keeps them and writes them again, so that it neither sends a delivered entry
 * twice nor ends a pause early.
 */
const unstored = new Map<string, { key: string; pausedUntil: number; write: () => Promise<unknown> }>()

async function storeResult(key: string, pausedUntil: number, write: () => Promise<unknown>): Promise<void> {
  unstored.set(key, { key, pausedUntil, write })
  await write()
  unstored.delete(key)
}

/** Whether the store refuses results, so that only this page has them. */
export const hasUnstoredResults = (): boolean => unstored.size > 0

const isPaused = (key: string, now: number) => (unstored.get(key)?.pausedUntil ?? 0) > now

async function attempt(key: string, options: ReplayOptions): Promise<'sent' | 'failed' | 'parked' | 'gone'> {
  const { send = postEnquiry, now = Date.now, random = Math.random, only } = options
  // The visitor may have deleted the entry since it was listed, or a form may be sending it.
  const isSendable = (row: OutboxEntry) =>
    row.state === 'queued' || (key === only && actionsOn(row, now()).includes('send'))
  const entry = await readEntry(key)
  if (!entry || !isSendable(entry) || isPaused(key, Number.MAX_VALUE)) return 'gone'
  return holdRow(key, async () => {
    // A single transaction, because passes overlap when several contexts steal the lock of a hung one.
    let before = entry
    const begunAt = now()
    const claiming = changeEntry(key, (row) => {
      before = row
      return isSendable(row) ? claimed(row, begunAt) : null
    })
    if (!(await claiming.catch(() => before))) return 'gone' // a full disk must not prevent sending
    const ending = await send(before.enquiry)
    if (judge(ending, before.arrival) === 'delivered') {
      const sentAt = now()
      await storeResult(key, Infinity, () => markDelivered(before, sentAt, false))
      broadcastOutboxChange('changed')
      return 'sent'
    }
    const endedAt = now()
    const luck = random()
    const after = afterAttempt(before, ending, endedAt, luck)
    const pausedUntil = after.state === 'queued' ? after.dueAt : Infinity
    await storeResult(key, pausedUntil, () =>
      changeEntry(key, (row) => {
        const isClaim = row.state === 'sending' && row.lastTriedAt === begunAt
        return isClaim ? after : afterAttempt({ ...row, state: before.state }, ending, endedAt, luck)
      }),
    )
    return after.state === 'parked' ? 'parked' : 'failed'
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
    await changeEntry(key, (row) => (row.state === 'sending' ? { ...row, state: 'queued' } : null))
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

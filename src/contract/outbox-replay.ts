import type { Enquiry } from './enquiry.ts'
import { broadcastOutboxChange } from './outbox-broadcast.ts'
import { holdRow, readHeldRows, withOutboxLock } from './outbox-lock.ts'
import { afterAttempt, classifyResponse, isDue, outboxLimits, recovered } from './outbox-policy.ts'
import { changeEntry, listEntries, listRows, markDelivered, readEntry } from './outbox-store.ts'
import { postEnquiry, type Answer } from './post-enquiry.ts'

/**
 * Sends what waits, the same from every tab and the worker. Each entry stands alone: it is `sending` while it is sent, and
 * then deleted, queued for later or parked.
 */

export type ReplayOptions = {
  send?: (enquiry: Enquiry) => Promise<Answer>
  now?: () => number
  random?: () => number
  /** See `isDue`. */
  wokenAt?: number | null
  /** The visitor asks: this entry, parked or not, or every queued one, without waiting for its time. */
  only?: string
  all?: boolean
  /** Rejects with `OutboxBusy` when another context does not finish in time. */
  lockWaitMs?: number
}

export type ReplayResult = {
  sent: number
  /** When to replay again; null when nothing waits. */
  nextDueAt: number | null
}

/** Sends every due entry once, the one that is due for longest first. Rejects when the store fails. */
export async function replayOutbox(options: ReplayOptions = {}): Promise<ReplayResult> {
  const { now = Date.now, lockWaitMs } = options
  const replay = new Replay(options)
  do await withOutboxLock(() => replay.pass(), lockWaitMs)
  while (replay.isInterrupted)
  broadcastOutboxChange('changed')
  if (replay.storeFailure !== undefined) throw replay.storeFailure
  const dueAt = await nextDueAt(now())
  const pauseEndsAt = replay.isNetworkGone ? now() + outboxLimits.firstDelayMs : 0
  // Rows of earlier releases are due at 0.
  return { sent: replay.sent, nextDueAt: dueAt === null ? null : Math.max(dueAt, pauseEndsAt) }
}

class Replay {
  sent = 0
  /** The pass gave the lock to others and is to be continued. */
  isInterrupted = false
  isNetworkGone = false
  storeFailure: unknown
  private readonly tried = new Set<string>()
  private readonly options: ReplayOptions
  private readonly now: () => number

  constructor(options: ReplayOptions) {
    this.options = options
    this.now = options.now ?? Date.now
  }

  async pass(): Promise<void> {
    const endsAt = performance.now() + outboxLimits.passMs
    this.isInterrupted = false
    await recoverEntries(this.now())
    let unanswered = 0
    for (const key of await this.listKeys()) {
      if (performance.now() > endsAt) {
        this.isInterrupted = true
        return
      }
      this.tried.add(key)
      const outcome = await this.attempt(key).catch((error: unknown) => {
        // The other entries are independent of this one's row.
        this.storeFailure = error
        return 'skipped' as const
      })
      if (outcome === 'skipped') continue
      unanswered = outcome === 'unanswered' ? unanswered + 1 : 0
      if (unanswered === outboxLimits.unanswered) {
        this.isNetworkGone = true
        return
      }
    }
  }

  private async listKeys(): Promise<string[]> {
    const { only, all = false, wokenAt = null } = this.options
    if (only !== undefined) return [only]
    return (await listEntries('queued'))
      .filter((entry) => !this.tried.has(entry.key) && (all || isDue(entry, this.now(), wokenAt)))
      .toSorted((a, b) => a.dueAt - b.dueAt)
      .map(({ key }) => key)
  }

  private async attempt(key: string): Promise<'delivered' | 'answered' | 'unanswered' | 'skipped'> {
    const { send = postEnquiry, random = Math.random, only } = this.options
    // The visitor may have deleted it since it was listed, or its form may send it.
    const entry = await readEntry(key)
    if (!entry || entry.state === 'sending' || (entry.state === 'parked' && key !== only)) return 'skipped'
    return holdRow(key, async () => {
      const marked = await changeEntry(key, (row) => ({
        ...row,
        state: 'sending',
        lastTriedAt: this.now(),
      })).catch(() => entry) // a full disk keeps nothing from being sent
      if (!marked) return 'skipped'
      const answer = await send(entry.enquiry).catch(() => 'no answer' as const)
      if (answer !== 'no answer' && classifyResponse(answer.status, entry.mayHaveArrived) === 'delivered') {
        await markDelivered(entry, this.now())
        broadcastOutboxChange('changed')
        this.sent += 1
        return 'delivered'
      }
      await changeEntry(key, (row) =>
        afterAttempt({ ...row, state: entry.state }, answer, this.now(), random()),
      )
      return answer === 'no answer' ? 'unanswered' : 'answered'
    })
  }
}

/** A lock that is held for longer than any attempt takes belongs to a context that hangs. */
const longestAttemptMs = 2 * outboxLimits.stealAfterMs

/** Queues the entries whose page or worker died while it sent them. */
export async function recoverEntries(now: number): Promise<void> {
  const sending = await listEntries('sending')
  if (sending.length === 0) return
  const isHeld = await readHeldRows()
  for (const { key, lastTriedAt } of sending) {
    const isRecent = Math.abs(now - (lastTriedAt ?? 0)) < longestAttemptMs
    if (isRecent && isHeld(key)) continue
    await changeEntry(key, (row) => (row.state === 'sending' ? recovered(row, now) : null))
  }
}

/** When the first entry is due; null when nothing waits. */
export async function nextDueAt(now: number): Promise<number | null> {
  const times = (await listRows()).flatMap((row) => {
    if (row.state === 'sending') return now + outboxLimits.passMs // see then whether its page lives
    if (row.state !== 'queued') return []
    return isDue(row, now, null) ? Math.min(row.dueAt, now) : row.dueAt
  })
  return times.length > 0 ? Math.min(...times) : null
}

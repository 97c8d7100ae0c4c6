import { leadWebhookUrl } from './endpoints.ts'
import type { Enquiry } from './enquiry.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { outboxLock, tellOutbox } from './outbox-names.ts'
import { afterAttempt, isDue, isExpired, judge, outboxLimits } from './outbox-policy.ts'
import { listRows, readRow, settleEntry, updateEntry } from './outbox-store.ts'

/**
 * Sends what waits, the same from every tab and the worker. An entry leaves the store only after its delivery was
 * confirmed: whatever dies in between, the enquiry is still there and carries the same `submissionId`.
 */

export type Answer = { status: number; retryAfter: string | null }

/** Rejects when there is no answer. JSON and no header of our own: webhooks refuse anything more at preflight. */
export async function postEnquiry(enquiry: Enquiry): Promise<Answer> {
  const body = JSON.stringify(enquiry)
  const response = await fetch(leadWebhookUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal: AbortSignal.timeout(outboxLimits.sendTimeoutMs),
    // Lets the request outlive its page; browsers refuse it above 64 KiB.
    keepalive: body.length < 20_000,
  })
  // Its status says it all. Left unread, it would count against the 64 KiB that a page's requests with `keepalive` may
  // take together, and Chromium would refuse every one after some 240.
  void response.body?.cancel().catch(() => {})
  return { status: response.status, retryAfter: response.headers.get('Retry-After') }
}

export type ReplayOptions = {
  send?: (enquiry: Enquiry) => Promise<Answer>
  now?: () => number
  random?: () => number
  /** The page opened, the network came back or the browser gave us a turn: silence is no reason to wait. */
  woken?: boolean
  /** The visitor asked: this row (parked or not), or all of them, without waiting. */
  only?: string
  all?: boolean
}

export type ReplayResult = {
  sent: number
  /** When the oldest waiting entry may be tried again; null when nothing waits. */
  nextDueAt: number | null
}

/** Goes through the queue from the oldest on, one replayer at a time on this device. */
export function replayOutbox(options: ReplayOptions = {}): Promise<ReplayResult> {
  return exclusively(async () => {
    let sent = 0
    for (;;) {
      const pass = await replayPass(options)
      sent += pass.sent
      // Rows added while we were sending are still ours to send: their own trigger only waited for the lock.
      if (pass.blocked || pass.sent === 0) {
        tellOutbox('changed')
        return { sent, nextDueAt: await nextDueAt() }
      }
    }
  })
}

async function replayPass(options: ReplayOptions): Promise<{ sent: number; blocked: boolean }> {
  const { now = Date.now, only, all = false, woken = false } = options
  let sent = 0
  for (const { key } of await listRows()) {
    if (only !== undefined && key !== only) continue
    const entry = await readRow(key) // fresh: the visitor may have deleted or changed it meanwhile
    if (!entry || entry.state === 'unreadable') continue
    if (only === undefined) {
      if (entry.state === 'parked') continue
      if (isExpired(entry, now())) {
        await updateEntry({ ...entry, state: 'parked', parkedBecause: 'expired', told: false })
        continue
      }
      // In order: what is not due yet holds back what was written after it.
      if (!all && !isDue(entry, now(), woken)) return { sent, blocked: true }
    }
    const outcome = await attempt(entry, options)
    if (outcome === 'delivered') sent += 1
    if (outcome === 'later') return { sent, blocked: true }
  }
  return { sent, blocked: only !== undefined }
}

async function attempt(
  entry: OutboxEntry,
  options: ReplayOptions,
): Promise<'delivered' | 'later' | 'refused'> {
  const { send = postEnquiry, now = Date.now, random = Math.random } = options
  let answer: Answer
  try {
    answer = await send(entry.enquiry)
  } catch {
    // A parked entry stays parked when the visitor's own try finds no network.
    await updateEntry(afterAttempt(entry, 'no answer', now(), random()))
    return 'later'
  }
  if (judge(answer.status, entry.mayHaveArrived) === 'delivered') {
    await settleEntry(entry, now())
    tellOutbox('changed')
    return 'delivered'
  }
  const after = afterAttempt(entry, answer, now(), random())
  await updateEntry(after)
  return after.state === 'parked' ? 'refused' : 'later'
}

/** When the oldest entry that waits may be tried; null when nothing waits. */
export async function nextDueAt(): Promise<number | null> {
  const oldest = (await listRows()).find((row) => row.state === 'queued')
  return oldest?.state === 'queued' ? oldest.dueAt : null
}

/** Waits for the lock rather than giving up: a trigger that comes while another context finishes must not be lost. */
function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(outboxLock, work) : work()
}

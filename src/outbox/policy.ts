import { backoff, firstDelayMs, parseRetryAfter } from '@/lib/retry.ts'
import type { OutboxEntry } from './entry.ts'

/** The outbox rules as pure functions: how to classify a response, when to retry and when to stop. */

/** Reaching a limit never loses an enquiry: an entry is parked and shown, and a form keeps its content. */
export const outboxLimits = {
  entries: 1_000,
  /** Responses that request a retry before an entry is parked. With the backoff, this takes most of a day. */
  attempts: 30,
  /** Consecutive failures that end a pass, because the network or the receiver is unavailable. */
  failuresInARow: 3,
  firstDelayMs,
  /** The longest `Retry-After` that is honoured. No pause is longer: one that is was measured by another clock. */
  longestPauseMs: 24 * 60 * 60_000,
  /** The clocks of tabs differ: each process measures its own, and Firefox rounds it to 100 ms against fingerprinting. */
  skewMs: 60_000,
  /** After this time an attempt counts as unanswered. */
  sendTimeoutMs: 20_000,
  /** The same for a press while the browser reports no network, which may be wrong. */
  offlineTimeoutMs: 5_000,
  /** After this time a pass releases the lock to other contexts. */
  passMs: 10_000,
  /** A context that holds the lock for this long is hung, and loses it. */
  stealAfterMs: 60_000,
  /** How long "Send now" waits for the lock. */
  pressWaitMs: 25_000,
  /** A visitor who sees the page for less time after a failure has not read the toast. */
  readMs: 3_000,
  /** How long an online submission waits for the store, and its form stays at "Sending...". */
  writeTimeoutMs: 1_500,
  /** Also shows a form that its enquiry was sent, so more are kept than a visitor sees. */
  receipts: 50,
  receiptsShown: 10,
  receiptDays: 30,
} as const

export type Verdict = 'delivered' | 'later' | 'refused'

/**
 * A 409 is a success if an earlier attempt may have arrived, because the receiver already has this `submissionId`. On a
 * first attempt it is a refusal: assuming delivery could lose the enquiry.
 */
export function classifyResponse(status: number, mayHaveArrived: boolean): Verdict {
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 409 && mayHaveArrived) return 'delivered'
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'later'
  return 'refused'
}

/** A gateway may time out while the receiver stores the enquiry, and a receiver may fail after storing it. */
export function mayHideArrival(status: number): boolean {
  return status >= 500
}

type Attempt = { status: number; retryAfter: string | null } | 'no answer'

/** Returns the entry after an attempt that did not deliver it. */
export function afterAttempt(entry: OutboxEntry, attempt: Attempt, now: number, random: number): OutboxEntry {
  const tried = { ...entry, lastTriedAt: now, told: false }
  if (attempt === 'no answer') {
    const silences = entry.silences + 1
    return {
      ...tried,
      silences,
      lastStatus: null,
      mayHaveArrived: true,
      dueAt: now + backoff(silences, random),
    }
  }
  const answered = {
    ...tried,
    mayHaveArrived: entry.mayHaveArrived || mayHideArrival(attempt.status),
    lastStatus: attempt.status,
    attempts: entry.attempts + 1,
    silences: 0,
  }
  if (classifyResponse(attempt.status, entry.mayHaveArrived) === 'refused') {
    return { ...answered, state: 'parked', parkedBecause: 'refused' }
  }
  if (answered.attempts >= outboxLimits.attempts) {
    return { ...answered, state: 'parked', parkedBecause: 'exhausted' }
  }
  // A `Retry-After` of 0 would spend every attempt in a minute: it lengthens our pause, never shortens it.
  const requestedPause = parseRetryAfter(attempt.retryAfter, now, outboxLimits.longestPauseMs) ?? 0
  return { ...answered, dueAt: now + Math.max(requestedPause, backoff(answered.attempts, random)) }
}

/** The entry after the visitor chooses to send it: reset as if new, but with its original age. */
export function requeued(entry: OutboxEntry, now: number): OutboxEntry {
  return {
    ...entry,
    state: 'queued',
    parkedBecause: null,
    attempts: 0,
    silences: 0,
    dueAt: now,
    told: false,
  }
}

/** A `sending` entry whose page or worker is gone. It may have arrived. */
export function recovered(entry: OutboxEntry, now: number): OutboxEntry {
  return { ...entry, state: 'queued', mayHaveArrived: true, dueAt: now }
}

/**
 * Whether a queued entry may be sent now. `wokenAt` (network restored, page opened or shown) ends the backoff of
 * unanswered attempts made before it. It does not end a pause that a server requested.
 */
export function isDue(entry: OutboxEntry, now: number, wokenAt: number | null): boolean {
  // The clock was set back since the pause began, so it was measured by the wrong time.
  if ((entry.lastTriedAt ?? entry.savedAt) > now + outboxLimits.skewMs) return true
  if (entry.dueAt <= now || entry.dueAt - now > outboxLimits.longestPauseMs) return true
  return wokenAt !== null && entry.silences > 0 && (entry.lastTriedAt ?? 0) < wokenAt
}

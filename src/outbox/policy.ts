import { backoff, firstDelayMs, parseRetryAfter } from '@/lib/retry.ts'
import { outliving, type Arrival, type OutboxEntry, type OutboxRow } from './entry.ts'

/** The outbox rules as pure functions: how to classify a response, when to retry and when to stop. */

/** Reaching a limit never loses an enquiry: an entry is parked and shown, and a form keeps its content. */
export const outboxLimits = {
  entries: 1_000,
  /** Responses that request a retry before an entry is parked. With the backoff, this takes most of a day. */
  attempts: 30,
  /** Consecutive failures that end a pass, because the network or the receiver is unavailable. */
  failuresInARow: 3,
  firstDelayMs,
  /** The longest `Retry-After` that is honoured. A longer pause was measured by another clock. */
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
  /** Forms also check these for delivery, so we keep more than the page lists. */
  receipts: 50,
  receiptsShown: 10,
  receiptDays: 30,
} as const

/** The ways in which an attempt ends without the receiver's response. */
const arrivalAfterSilence = {
  /** A redirect, or a page that is not the receiver's. */
  elsewhere: 'no',
  /** A rejected `fetch`, which looks the same without a network and for a connection cut after sending. */
  rejected: 'unknown',
  'timed out': 'yes',
  /** A success whose body broke off. */
  'broken off': 'yes',
  /** The page or the worker ended while sending. */
  killed: 'yes',
} as const satisfies Record<string, Arrival>

export type Ending = { status: number; retryAfter: string | null } | keyof typeof arrivalAfterSilence

/** Whether the receiver may have an enquiry after an attempt, given what held before it. */
export function arrivalAfter(ending: Ending, before: Arrival): Arrival {
  const after = typeof ending === 'string' ? arrivalAfterSilence[ending] : arrivalAfterStatus(ending.status)
  return outliving(before, after)
}

/**
 * A gateway may time out while the receiver stores the enquiry, and a receiver may fail after storing it. 511 is the
 * network's own response (https://www.rfc-editor.org/rfc/rfc6585#section-6).
 */
const arrivalAfterStatus = (status: number): Arrival => (status >= 500 && status !== 511 ? 'yes' : 'no')

/** `unconfirmed`: the receiver claims to have the enquiry, and no attempt proves it. */
export type Verdict = 'delivered' | 'later' | 'refused' | 'unconfirmed'

/** CRMs also respond with 409 to a known sender, so it is a delivery only if an attempt reached the receiver. */
const verdictOf409 = { no: 'refused', unknown: 'unconfirmed', yes: 'delivered' } as const

export function judge(ending: Ending, before: Arrival): Verdict {
  if (typeof ending === 'string') return 'later'
  const { status } = ending
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 409) return verdictOf409[before]
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'later'
  return 'refused'
}

/** Returns the entry after an attempt that did not deliver it. */
export function afterAttempt(entry: OutboxEntry, ending: Ending, now: number, random: number): OutboxEntry {
  const tried = { ...entry, arrival: arrivalAfter(ending, entry.arrival), lastTriedAt: now, told: false }
  if (typeof ending === 'string') {
    const silences = entry.silences + 1
    return { ...tried, silences, lastStatus: null, dueAt: now + backoff(silences, random) }
  }
  const answered = { ...tried, lastStatus: ending.status, attempts: entry.attempts + 1, silences: 0 }
  const verdict = judge(ending, entry.arrival)
  if (verdict === 'refused' || verdict === 'unconfirmed') {
    return { ...answered, state: 'parked', parkedBecause: verdict }
  }
  if (answered.attempts >= outboxLimits.attempts) {
    return { ...answered, state: 'parked', parkedBecause: 'exhausted' }
  }
  // A `Retry-After` of 0 would spend every attempt in a minute: it lengthens our pause, never shortens it.
  const requestedPause = parseRetryAfter(ending.retryAfter, now, outboxLimits.longestPauseMs) ?? 0
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

/** An entry while it is sent. Its arrival is what holds if the page or worker ends now. */
export function claimed(entry: OutboxEntry, now: number): OutboxEntry {
  return { ...entry, state: 'sending', arrival: arrivalAfter('killed', entry.arrival), lastTriedAt: now }
}

export type RowAction = 'send' | 'correct' | 'send as new' | 'delete' | 'delete anyway'

/**
 * What a visitor may do with a row. A row that is being sent is neither changed nor deleted, unless its sender seems
 * hung.
 */
export function actionsOn(row: OutboxRow, now: number, isHeld = false): readonly RowAction[] {
  if (row.state === 'unreadable') return ['delete']
  // On a full disk, only the row's lock shows that it is being sent.
  if (row.state === 'sending' || isHeld) {
    const age = now - (row.lastTriedAt ?? 0)
    return age > outboxLimits.pressWaitMs || age < -outboxLimits.skewMs ? ['delete anyway'] : []
  }
  if (row.parkedBecause === 'unconfirmed') return ['send as new', 'delete']
  return ['send', 'correct', 'delete']
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

import type { OutboxEntry } from './outbox-entry.ts'

/** The rules of the outbox, as pure functions: what an answer means, when to come back, when to stop. */

/** The day on which this code was built; no clock can be right that shows an earlier one. */
const codeBuiltAt = import.meta.env.BUILT_AT

const minute = 60_000
const day = 24 * 60 * minute

/** Nothing is dropped at a limit: an entry beyond it is parked and shown, a form beyond it stays filled in. */
export const outboxLimits = {
  entries: 1_000,
  ageMs: 30 * day,
  /** "Come back later" answers before we stop asking by ourselves; with the backoff, most of a day. */
  attempts: 30,
  /** Failures after which an entry may be at fault itself: then one written after it is tried too. */
  patience: 3,
  firstDelayMs: 15_000,
  longestDelayMs: 60 * minute,
  /** A receiver may ask for more patience than ours (`Retry-After`), within reason. */
  longestRetryAfterMs: day,
  /** How long one attempt may take before it counts as unanswered. */
  sendTimeoutMs: 20_000,
  /** How long the browser may take to open the store before it counts as failed: the visitor waits for an answer. */
  openTimeoutMs: 10_000,
  /** Identities of failed attempts that are remembered. */
  traces: 200,
  receipts: 50,
} as const

/** No pause of ours is longer: one that is was measured by another clock. */
const longestPauseMs = Math.max(outboxLimits.longestDelayMs, outboxLimits.longestRetryAfterMs)

export type Verdict = 'delivered' | 'later' | 'refused'

/**
 * What an HTTP status says about an enquiry. A 409 is a success when an earlier attempt may have arrived: the receiver
 * has the same `submissionId` already. To a first attempt it may come too, where the browser has sent again by itself what
 * was cut: told as refused, for what is taken for delivered and was not is lost.
 */
export function judge(status: number, mayHaveArrived: boolean): Verdict {
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 409 && mayHaveArrived) return 'delivered'
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'later'
  return 'refused'
}

/** A gateway gives up on a receiver that is busy storing the enquiry, and a receiver may fail after it has stored it. */
export function mayHideArrival(status: number): boolean {
  return status >= 500
}

/** `Retry-After` in seconds or as an HTTP date → milliseconds from `now`, at most `longest`; null when there is none to honour. */
export function parseRetryAfter(header: string | null, now: number, longest: number): number | null {
  const text = header?.trim()
  if (!text) return null
  // Only what starts like an HTTP date: engines also read `-5` and `try 5` as dates, long past ones.
  const isDate = /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text)
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now : Number.NaN
  if (Number.isNaN(ms)) return null
  return Math.min(Math.max(ms, 0), longest)
}

/** Doubles from the first delay to the longest. `random` is 0 to 1 and spreads devices by up to a fifth. */
export function backoff(
  failures: number,
  random: number,
  longest: number = outboxLimits.longestDelayMs,
): number {
  const exact = outboxLimits.firstDelayMs * 2 ** Math.min(Math.max(failures - 1, 0), 30)
  const capped = Math.min(exact, longest)
  return Math.round(capped * (1 - random / 5))
}

type Attempt = { status: number; retryAfter: string | null } | 'no answer'

/** The entry after an attempt that did not deliver it. */
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
  const mayHaveArrived = entry.mayHaveArrived || mayHideArrival(attempt.status)
  const answered = {
    ...tried,
    mayHaveArrived,
    lastStatus: attempt.status,
    attempts: entry.attempts + 1,
    silences: 0,
  }
  if (judge(attempt.status, entry.mayHaveArrived) === 'refused') {
    return { ...answered, state: 'parked', parkedBecause: 'refused' }
  }
  if (answered.attempts >= outboxLimits.attempts) {
    return { ...answered, state: 'parked', parkedBecause: 'exhausted' }
  }
  // "Come back at once" would spend every attempt in a minute: what is asked lengthens our patience, never shortens it.
  const asked = parseRetryAfter(attempt.retryAfter, now, outboxLimits.longestRetryAfterMs) ?? 0
  return { ...answered, dueAt: now + Math.max(asked, backoff(answered.attempts, random)) }
}

/** How often it was tried in vain. */
export function failures(entry: OutboxEntry): number {
  return entry.attempts + entry.silences
}

/**
 * Whether what was written later may be tried although this one, just tried again, was not delivered: the fault may be
 * in it. Not after a 429, which speaks of the sender.
 */
export function isStuck(entry: OutboxEntry): boolean {
  return failures(entry) >= outboxLimits.patience && entry.lastStatus !== 429
}

/**
 * When an enquiry that is saved now was saved, for the visitor to read; 0, for "not known", under a clock that cannot be right: one that shows
 * a time before this code was built, or before what was saved earlier (`newest`).
 */
export function savingTime(now: number, newest: number, builtAt = codeBuiltAt): number {
  return now < builtAt || now < newest ? 0 : now
}

/** An entry tried in vain for too long to go on without asking again, if `now` is right. */
export function looksExpired({ state, firstTriedAt }: OutboxEntry, now: number): boolean {
  return state === 'queued' && firstTriedAt !== 0 && now - firstTriedAt > outboxLimits.ageMs
}

/**
 * Whether an entry may be tried now. `wokenAt`: when the page opened or the network came back, if it did: that ends the
 * pause after a silence which began before it, but a server that asked for patience still gets it. A pause that began in
 * the future was measured by a clock that has been set back since: it is over. Clocks are put right by seconds all the
 * time, which ends nothing.
 */
export function isDue(entry: OutboxEntry, now: number, wokenAt: number | null): boolean {
  const pausedAt = entry.lastTriedAt ?? entry.savedAt
  if (entry.dueAt <= now || pausedAt > now + minute) return true
  if (entry.dueAt - pausedAt > longestPauseMs) return true
  return wokenAt !== null && entry.silences > 0 && pausedAt < wokenAt
}

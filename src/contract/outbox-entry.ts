import * as v from 'valibot'
import { enquirySchema, formTitles, type Enquiry } from './enquiry.ts'

/** Milliseconds since 1970, within what a `Date` can hold: whatever else is on disk, nothing can be done with it. */
const time = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * One enquiry that waits on this device. The shape has been on visitors' devices since the first release: new fields need
 * a fallback here, and none may change its meaning. What a newer version has added is kept.
 */
const waitingFields = {
  /** Sorts by age; see `outbox-store`. */
  key: v.string(),
  /** By this device's clock. 0: not known, because the clock was wrong; see `savingTime`. */
  savedAt: v.fallback(time, 0),
  enquiry: enquirySchema,
  /** `parked`: it is not sent by itself any more; the visitor corrects, sends or deletes it. */
  state: v.fallback(v.picklist(['queued', 'parked']), 'queued'),
  parkedBecause: v.fallback(v.nullable(v.picklist(['refused', 'expired', 'exhausted', 'stuck'])), null),
  /** Answers that asked us to come back later. Being offline is not counted. */
  attempts: v.fallback(count, 0),
  /** Consecutive attempts without any answer, the last one included; sets the pace, never a limit. */
  silences: v.fallback(count, 0),
  /** An attempt is under way, or one went unanswered: the receiver may have the enquiry already. */
  mayHaveArrived: v.fallback(v.boolean(), false),
  /** Attempts begun so far, by any tab or the worker: tells one that ends whether another was made meanwhile. */
  begun: v.fallback(count, 0),
  /** Not before this time. */
  dueAt: v.fallback(time, 0),
  lastStatus: v.fallback(v.nullable(v.number()), null),
  lastTriedAt: v.fallback(v.nullable(time), null),
  /** When it was tried in vain for the first time, by the host's clock: its age counts from there. 0: not known. */
  firstTriedAt: v.fallback(time, 0),
  /** Whether the visitor has been told that it was parked. */
  told: v.fallback(v.boolean(), false),
}

const waitingSchema = v.looseObject(waitingFields)

export type OutboxEntry = Omit<v.InferOutput<v.ObjectSchema<typeof waitingFields, undefined>>, 'enquiry'> & {
  enquiry: Enquiry
}

/** A row that no version of this code can read. It is shown and can be deleted; it is never thrown away by us. */
export type UnreadableEntry = { key: string; state: 'unreadable' }

export type OutboxRow = OutboxEntry | UnreadableEntry

export function parseRow(key: string, value: unknown): OutboxRow {
  const parsed = v.safeParse(waitingSchema, value)
  return parsed.success ? { ...parsed.output, key } : { key, state: 'unreadable' }
}

export function newEntry(key: string, enquiry: Enquiry, now: number): OutboxEntry {
  return {
    key,
    savedAt: now,
    enquiry,
    state: 'queued',
    parkedBecause: null,
    attempts: 0,
    silences: 0,
    mayHaveArrived: false,
    begun: 0,
    dueAt: 0,
    lastStatus: null,
    lastTriedAt: null,
    firstTriedAt: 0,
    told: false,
  }
}

/** That an enquiry saved earlier has been sent: kept without its content, for the visitor to hear and look up. */
const receiptFields = {
  submissionId: v.string(),
  formTitle: v.picklist(formTitles),
  savedAt: time,
  sentAt: time,
  told: v.fallback(v.boolean(), false),
}

const receiptSchema = v.looseObject(receiptFields)

export type Receipt = v.InferOutput<v.ObjectSchema<typeof receiptFields, undefined>>

export function parseReceipt(value: unknown): Receipt | undefined {
  const parsed = v.safeParse(receiptSchema, value)
  return parsed.success ? parsed.output : undefined
}

/** What a form remembers of an attempt, as far as the outbox looks at it. */
const traceSchema = v.fallback(
  v.object({
    submissionId: v.fallback(v.string(), ''),
    mayHaveArrived: v.fallback(v.boolean(), false),
    begun: v.fallback(count, 0),
    /** Counted and not timed: the device's clock may go back. */
    age: v.fallback(count, 0),
  }),
  { submissionId: '', mayHaveArrived: false, begun: 0, age: 0 },
)

export type Trace = v.InferOutput<typeof traceSchema>

export const parseTrace = (value: unknown): Trace => v.parse(traceSchema, value)

import * as v from 'valibot'
import { enquirySchema, formTitles, type Enquiry } from './enquiry.ts'

/**
 * One enquiry that waits on this device. Times are milliseconds since 1970. The shape has been on visitors' devices
 * since the first release: new fields need a fallback here, and none may change its meaning.
 */
const waitingSchema = v.object({
  /** Sorts by age; see `outbox-store`. */
  key: v.string(),
  savedAt: v.fallback(v.number(), 0),
  enquiry: enquirySchema,
  /** `parked`: it is not sent by itself any more; the visitor corrects, sends or deletes it. */
  state: v.fallback(v.picklist(['queued', 'parked']), 'queued'),
  parkedBecause: v.fallback(v.nullable(v.picklist(['refused', 'expired', 'exhausted'])), null),
  /** Answers that asked us to come back later. Being offline is not counted. */
  attempts: v.fallback(v.number(), 0),
  /** Consecutive attempts without any answer, the last one included; sets the pace, never a limit. */
  silences: v.fallback(v.number(), 0),
  /** Some attempt went unanswered: the receiver may have the enquiry already. */
  mayHaveArrived: v.fallback(v.boolean(), false),
  /** Not before this time. */
  dueAt: v.fallback(v.number(), 0),
  lastStatus: v.fallback(v.nullable(v.number()), null),
  lastTriedAt: v.fallback(v.nullable(v.number()), null),
  /** Whether the visitor has been told that it was parked. */
  told: v.fallback(v.boolean(), false),
})

export type OutboxEntry = v.InferOutput<typeof waitingSchema>

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
    dueAt: 0,
    lastStatus: null,
    lastTriedAt: null,
    told: false,
  }
}

/** That an enquiry saved earlier has been sent: kept without its content, for the visitor to hear and look up. */
const receiptSchema = v.object({
  submissionId: v.string(),
  formTitle: v.picklist(formTitles),
  savedAt: v.number(),
  sentAt: v.number(),
  told: v.fallback(v.boolean(), false),
})

export type Receipt = v.InferOutput<typeof receiptSchema>

export function parseReceipt(value: unknown): Receipt | undefined {
  const parsed = v.safeParse(receiptSchema, value)
  return parsed.success ? parsed.output : undefined
}

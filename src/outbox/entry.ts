import * as v from 'valibot'
import { enquirySchema, formTitles, type Enquiry } from '@/contract/enquiry.ts'
import { entryPrefix } from './database.ts'

/** Whether the receiver may have an enquiry, by its attempts so far. A later one outlives an earlier one. */
export const arrivals = ['no', 'unknown', 'yes'] as const
export type Arrival = (typeof arrivals)[number]

export const outliving = (a: Arrival, b: Arrival): Arrival =>
  arrivals.indexOf(a) > arrivals.indexOf(b) ? a : b

/** Milliseconds since 1970, within the range of `Date`. */
const time = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * One enquiry on this device. Visitors' devices have stored this shape since the first release, so a new field needs a
 * fallback and no field may change its meaning. Fields of a newer release are preserved.
 */
const entryFields = {
  key: v.fallback(v.string(), ''),
  /** By this device's clock. 0 if unknown. */
  savedAt: v.fallback(time, 0),
  enquiry: enquirySchema,
  /** The subject of the dialog, for the visitor's list. */
  label: v.fallback(v.optional(v.string()), undefined),
  /** `parked`: no longer sent automatically. The visitor can correct, send or delete it. */
  state: v.fallback(v.picklist(['sending', 'queued', 'parked']), 'queued'),
  /** Earlier releases had more reasons. They are parsed as `exhausted`. */
  parkedBecause: v.fallback(v.nullable(v.picklist(['refused', 'exhausted', 'unconfirmed'])), 'exhausted'),
  /** Number of responses that requested a later attempt. */
  attempts: v.fallback(count, 0),
  /** Consecutive attempts without a response. They determine the backoff, never a limit. */
  silences: v.fallback(count, 0),
  arrival: v.optional(v.fallback(v.picklist(arrivals), 'unknown')),
  /** Not sent automatically before this time. */
  dueAt: v.fallback(time, 0),
  lastStatus: v.fallback(v.nullable(v.number()), null),
  lastTriedAt: v.fallback(v.nullable(time), null),
  /** Whether the visitor has seen the toast about the parked entry. A stored name. */
  told: v.fallback(v.boolean(), false),
}

/** Earlier releases, which may still run in another tab, store only after an attempt that it may have arrived. */
const entrySchema = v.pipe(
  v.looseObject({ ...entryFields, mayHaveArrived: v.fallback(v.boolean(), false) }),
  v.transform(({ mayHaveArrived, arrival, ...entry }) => {
    const isOlderClaim = arrival === undefined && entry.state === 'sending'
    const older: Arrival = mayHaveArrived || isOlderClaim ? 'unknown' : 'no'
    return { ...entry, arrival: outliving(arrival ?? 'no', older) }
  }),
)

export type OutboxEntry = Omit<
  v.InferOutput<v.ObjectSchema<typeof entryFields, undefined>>,
  'enquiry' | 'arrival'
> & { enquiry: Enquiry; arrival: Arrival }

/** A row that this release cannot parse. The visitor can see and delete it, but it is never deleted automatically. */
export type UnreadableEntry = { key: string; state: 'unreadable' }

export type OutboxRow = OutboxEntry | UnreadableEntry

export function parseRow(key: string, value: unknown): OutboxRow {
  const parsed = v.safeParse(entrySchema, value)
  return parsed.success ? { ...parsed.output, key } : { key, state: 'unreadable' }
}

export function newEntry(enquiry: Enquiry, now: number, label?: string): OutboxEntry {
  return {
    ...(label !== undefined && { label }),
    key: entryPrefix + enquiry.submissionId,
    savedAt: now,
    enquiry,
    state: 'queued',
    parkedBecause: null,
    attempts: 0,
    silences: 0,
    arrival: 'no',
    dueAt: now,
    lastStatus: null,
    lastTriedAt: null,
    told: false,
  }
}

/** A delivery, without the enquiry's content. */
const receiptFields = {
  submissionId: v.string(),
  formTitle: v.picklist(formTitles),
  label: v.fallback(v.optional(v.string()), undefined),
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
